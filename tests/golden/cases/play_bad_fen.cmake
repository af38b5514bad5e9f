set(arguments play --fen "9/9/9/9/9/9/9/9/9/4K4 w - - 0 1")
set(status 2)
