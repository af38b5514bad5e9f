set(arguments play --board never --over-the-board --lang zh --fen "4k4/4r4/9/9/9/9/9/9/4R4/4K4 w")
