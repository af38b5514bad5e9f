set(arguments --lang tlh)
set(status 2)
