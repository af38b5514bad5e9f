set(arguments)
set(status 2)
