set(arguments perft --lang zh)
set(status 2)
