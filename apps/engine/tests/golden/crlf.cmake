set(arguments)
