# The terminal is given back when the program is stopped, crashes, or is ended; and an engine that
# dies takes nothing along.
cat >dying.engine <<'ENGINE'
>> uci
id name Mortal
uciok
>> go
!exit 9
ENGINE
cat >shell.sh <<'SHELL'
# Without job control, for that would restore the terminal itself.
exec 3<&0
"$@" <&3 &
child=$!
echo "child $child" >child
wait "$child"
echo "left with $?"
stty -a | grep -oE -- '-?icanon' | sed 's/^/mode: /'
exec sleep 60
SHELL
start 80 24 LC_ALL=C CHUHE_SCRIPT=dying.engine -- bash shell.sh "$program" play --side black \
  --engine "$engine"
shows "The game goes on for two"
type h2e2
keys Enter
shows "Black to move"
read -r _ child <child
kill -SEGV "$child"
shows "left with 139"
shows "mode: icanon"
start 80 24 LC_ALL=C -- bash shell.sh "$program" play
shows "Red to move"
read -r _ child <child
kill -TERM "$child"
shows "left with 143"
shows "mode: icanon"
