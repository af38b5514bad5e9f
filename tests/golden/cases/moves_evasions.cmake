# A pawn that shields from a cannon may take what gives no check.
set(arguments moves --fen "3k5/4c4/9/9/3nP4/9/9/9/9/4K4 w - - 0 1")
