# Read by run.sh: completion by fish.
command -v fish >/dev/null || skip "fish is missing"
folder=folder/ equals==
export HOME=$work XDG_CONFIG_HOME=$work/config XDG_DATA_HOME=$work/data
sources=""
for program in "$@"; do
  "$program" --reference fish >"$work/${program##*/}.fish"
  fish --no-config --no-execute "$work/${program##*/}.fish" || fail "${program##*/}: syntax"
  sources+="source '$work/${program##*/}.fish'; "
done
# fish completes programs that there are.
PATH=$(printf '%s:' "${@%/*}")$PATH

complete_line() {
  line=$1 fish --no-config -c "${sources}complete -C \$line" | cut -f 1
}

check_completions "$@"
descriptions=$(fish --no-config -c "${sources}complete -C 'chuhe show --tr'")
[[ $descriptions == --tree$'\t'*variations* ]] || fail "no description: $descriptions"
expect "chuhe match --engine protocol=ucc" protocol=ucci
expect "chuhe match --engine tc=1 cmd=game.x" cmd=game.xqf
