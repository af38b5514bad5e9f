# The C locale: letters, and nothing beyond ASCII. The help, the editor, leaving.
start 80 24 LC_ALL=C TERM=xterm -- bash -c '"$@"; sleep 60' bash "$program" play --rules cxa2020
shows "Red to move"
type "undo now"
keys Enter
shows "takes no"
keys F8
shows "Position editor"
keys x
type K
keys Enter
screen faults
keys Escape
shows "stays as it was"
keys F1
screen help
keys Enter F10
shows "Leave?"
keys y
shows "Position: rnbakabnr"
# The clocks.
start 80 24 LC_ALL=C TERM=xterm -- "$program" play --time 0:02
shows "0:02.0"
shows "Black wins: Red"
