set(arguments --lang vi)
