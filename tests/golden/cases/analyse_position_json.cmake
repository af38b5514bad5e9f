set(arguments analyse --fen "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 2 2" --json --nodes 77
              --lang zh --engine ${SCRIPTED_ENGINE})
