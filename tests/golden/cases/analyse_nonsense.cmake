set(arguments analyse nonsense)
set(status 2)
