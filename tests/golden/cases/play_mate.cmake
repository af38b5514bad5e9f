# A whole game in a pipe: it ends with mate, and what comes after is not read.
set(arguments play)
