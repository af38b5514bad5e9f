set(arguments board --fen "startpos moves h2e2 h9g7")
set(environment LANG=C.UTF-8)
