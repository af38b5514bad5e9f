# Stalemate is lost by the side that cannot move.
set(arguments play --fen "3k5/9/2P6/9/9/9/9/9/9/4K4 w - - 0 1")
