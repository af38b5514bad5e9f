set(arguments board --fen "c3k2C1/4a4/6R2/9/9/9/9/9/9/3K5 w moves g7g9")
