set(arguments fen "车马炮/9")
set(environment LANG=C.UTF-8)
set(status 2)
