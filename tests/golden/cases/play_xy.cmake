# Four numbers: file rank file rank.
set(arguments play --coords xy --pieces ascii)
