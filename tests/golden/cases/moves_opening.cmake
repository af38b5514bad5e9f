set(arguments moves)
