# A move of the line that is not legal is named, with its reason.
set(arguments moves --fen "position startpos moves h2e2 h9g7 e2e7")
set(status 2)
