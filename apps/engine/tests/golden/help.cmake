set(arguments --help)
