set(arguments moves --json --fen "4k4/8R/9/9/9/9/9/9/9/rrBA1K3 w moves i8i9")
