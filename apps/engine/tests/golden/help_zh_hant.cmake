set(arguments --help --lang zh-Hant)
