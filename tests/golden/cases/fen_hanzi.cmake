set(arguments fen "车马炮/9")
set(status 2)
