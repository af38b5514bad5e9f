# Another position, and a refused one.
set(arguments play)
