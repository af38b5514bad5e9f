set(arguments bench deep)
set(status 2)
