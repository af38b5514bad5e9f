# The C locale on a large screen, from Black's side, with colours.
start 120 40 LC_ALL=C -- "$program" play --flip
shows "Red to move"
type "C2=5"
keys Enter
shows "Black to move"
screen flipped -e
# Nothing is left of what was there when the terminal changes its size, be it ever so small.
resize 60 20
screen small
resize 20 5
shows "small."
resize 80 24
screen usual
