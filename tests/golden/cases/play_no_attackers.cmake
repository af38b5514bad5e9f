set(arguments play --board never --fen "4k4/9/9/9/9/9/9/9/3p5/3K5 w")
