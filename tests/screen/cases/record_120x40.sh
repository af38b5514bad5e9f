# A record with variations and a comment, without colours, on a large screen.
cat >game.pgn <<'PGN'
[Event "Test"]
[Red "胡荣华"]
[Black "Anna"]
[Result "1-0"]

1. h2e2 h9g7 {The horse guards the pawn in the middle.} (1... b9c7 2. h0g2) 2. h0g2 i9h9 1-0
PGN
start 120 40 LANG=C.UTF-8 NO_COLOR=1 -- "$program" play --lang en
shows "Red to move"
type "load game.pgn"
keys Enter
shows "record>"
keys Right Down
shows "2. b9c7"
# Drawn anew: else it depends on what was drawn on the way whether a blank is bold.
keys C-l
screen choices -e
keys Right
shows "horse b9c7"
keys Left Right
screen comment
keys End
screen end
# From the start, on a smaller screen, where the way out stays in the bar.
start 80 24 LANG=C.UTF-8 -- "$program" play --lang vi --load game.pgn
keys Right
screen small
