set(arguments --lang fr moves)
set(status 2)
