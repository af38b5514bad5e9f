# A whole game against the engine, with a hint, and a resize in the middle.
cat >game.engine <<'ENGINE'
>> uci
id name Robot
option name MultiPV type spin default 1 min 1 max 9
uciok
> go @ 0 1
info depth 5 multipv 1 score cp 500 pv a1a8 e9f9 b0b9
bestmove a1a8
> go @ moves a1a8
info depth 7 score mate -1 pv e9f9 b0b9
bestmove e9f9
ENGINE
start 80 24 LANG=C.UTF-8 CHUHE_SCRIPT=game.engine -- "$program" play --lang en --pieces hanzi \
  --side red --engine "$engine" --fen "4k4/9/9/9/9/9/9/9/R8/1R1K5 w - - 0 1"
shows "Red to move"
keys F2
shows "Hint: a1a8"
type a1a8
keys Enter
shows "king e9f9"
resize 120 40
type b0
keys Tab
shows "b0b1"
keys C-u
type b0b9
keys Enter
shows "Red wins: checkmate."
screen mate
type undo
keys Enter
shows "Red to move"
