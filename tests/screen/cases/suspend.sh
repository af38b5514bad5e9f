# To the shell for a while and back, by key and by signal: the shell has its terminal as it was, and
# the game goes on where it stood, on a terminal that has another size by then.
start 80 24 LC_ALL=C PS1='shell> ' CHUHE="$program" -- bash --norc --noprofile -i
shows "shell>"
# The words of the answers are not among what is typed.
mode='stty -a | grep -q " -icanon" && echo mode: raw"" || echo mode: usual""'
type "\"\$CHUHE\" play"
keys Enter
shows "Red to move"
type h2e2
keys Enter
shows "Black to move"
keys C-z
shows "Stopped"
type "clear; $mode"
keys Enter
shows "mode: usual"
resize 100 30
type "clear; fg"
keys Enter
shows "Black to move"
# As wide as the terminal is now.
shows "Rules 2018 ------------------------------"
type h9g7
keys Enter
shows "Red to move"
keys C-z
shows "Stopped"
type 'clear; child=$(jobs -p %1); (sleep 0.2; kill -TSTP "$child") & fg %1'
keys Enter
shows "Stopped"
type "clear; fg %1"
keys Enter
shows "Red to move"
keys F10
keys y
shows "Position:"
type "clear; $mode"
keys Enter
shows "mode: usual"
