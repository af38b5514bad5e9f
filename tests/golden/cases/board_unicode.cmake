set(arguments board --pieces unicode --coords xy)
