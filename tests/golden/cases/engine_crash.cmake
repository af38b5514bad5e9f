# An engine that ends in the middle of the game: it is told, and the game goes on for two.
set(arguments play --board never --level 1 --side black --engine ${SCRIPTED_ENGINE})
