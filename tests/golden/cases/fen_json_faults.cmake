set(arguments fen --json "4k4/9/9/9/9/9/9/9/9/4K4 w")
set(status 2)
