# Every fault is named and placed.
set(arguments fen "rnbakabnr/9/1c5c1/p1p1p1p1p/9/8/P1P1P1P1P/1C5C1/9/RNBAKABNRR x - - 0 1 junk")
set(status 2)
