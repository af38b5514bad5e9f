set(arguments analyse)
set(status 2)
