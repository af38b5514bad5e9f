# Many positions, one a line; some are none.
set(arguments fen -)
set(status 1)
