# Over the board a king left in check loses.
set(arguments play --board never --over-the-board --fen "4k4/9/9/9/p8/P8/9/9/9/3K5 w")
