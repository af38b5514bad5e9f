# Marks of a record, with and without colours.
cat >marked.pgn <<'PGN'
[Event "Test"]
[Result "*"]

1. h2e2 $1 h9g7 $4 {Better was b9c7.} 2. h0g2 $6 i9h9 $14 *
PGN
for color in 256 none; do
  no_color=""
  [[ $color == none ]] && no_color=1
  start 80 24 LANG=C.UTF-8 NO_COLOR=$no_color -- "$program" play --lang en --load marked.pgn
  shows "record>"
  keys Right
  shows "a good move"
  keys Right
  shows "a blunder"
  screen "$color" -e
  # Where the next point is free, there is room for the whole sign.
  keys Right
  shows "(傌)?!"
done
