set(arguments fen "4k4/9/9/9/9/9/9/c8/9/R2B1K3 w - - 0 1")
set(status 2)
