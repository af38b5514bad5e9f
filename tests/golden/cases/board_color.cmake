# Colours in a pipe, when asked for.
set(arguments board --color always --fen "startpos moves h2e2 b9c7")
