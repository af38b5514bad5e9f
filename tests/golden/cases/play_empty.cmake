# No input at all: it ends politely with the position.
set(arguments play)
