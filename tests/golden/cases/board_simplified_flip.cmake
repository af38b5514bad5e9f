set(arguments board --pieces simplified --flip --lines box --lang zh)
