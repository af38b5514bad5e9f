set(arguments board)
