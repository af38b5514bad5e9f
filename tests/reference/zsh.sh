# Read by run.sh: completion by zsh in a terminal, with what it would offer written down.
command -v zsh >/dev/null || skip "zsh is missing"
folder=folder equals=  # which it adds without telling
mkdir "$work/functions"
for program in "$@"; do
  "$program" --reference zsh >"$work/functions/_${program##*/}"
  zsh -n "$work/functions/_${program##*/}" || fail "${program##*/}: syntax"
done

complete_line() { zsh -f "$here/capture.zsh" "$work/functions" "$work/dump" "$1" || true; }

check_completions "$@"
expect "chuhe match --engine protocol=ucc" ucci
expect "chuhe match --engine tc=1 cmd=game.x" game.xqf
