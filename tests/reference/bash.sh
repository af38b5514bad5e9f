# Read by run.sh: completion by bash, as the shell itself calls it.
folder=folder equals==
for program in "$@"; do
  "$program" --reference bash >"$work/${program##*/}.bash"
  bash -n "$work/${program##*/}.bash" || fail "${program##*/}: syntax"
  source "$work/${program##*/}.bash"
done

# The words of the line are parted as readline does it: at blanks and "=".
complete_line() {
  local text=${1//=/ = } function
  COMP_WORDS=($text)
  [[ $1 == *[\ =] ]] && COMP_WORDS+=("")
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  function=$(complete -p "${COMP_WORDS[0]}" | sed -E 's/.*-F ([^ ]+) .*/\1/')
  COMPREPLY=()
  "$function" "${COMP_WORDS[0]}" "${COMP_WORDS[COMP_CWORD]}" "" 2>&1
  [[ ${#COMPREPLY[@]} -eq 0 ]] || printf '%s\n' "${COMPREPLY[@]}"
}

check_completions "$@"
expect "chuhe play --side=r" red random
expect "chuhe --lang=vi play --si" --side
expect "chuhe play --load=game.x" game.xqf
expect "chuhe show game" "game one.pgn" game.xqf
# Where the user does not have "=" part words.
COMP_WORDS=(chuhe play --side=ra) COMP_CWORD=2
_chuhe
[[ ${COMPREPLY[*]} == --side=random ]] || fail "--side=ra in one word: ${COMPREPLY[*]}"
# Values of keys, where shells agree less.
expect "chuhe match --engine protocol=uc" uci ucci
expect "chuhe match --engine tc=1 cmd=game.x" game.xqf
expect "chuhe match --engine name=game.x" ""
COMP_WORDS=(chuhe match --engine cmd=game.x) COMP_CWORD=3
_chuhe || true  # options of completion are not for calls like this
[[ ${COMPREPLY[*]} == cmd=game.xqf ]] || fail "cmd=game.x in one word: ${COMPREPLY[*]}"
# The levels are the engine's.
for program in "$@"; do
  [[ ${program##*/} == chuhe-engine ]] || continue
  levels=$(printf 'uci\nquit\n' | "$program" | sed -n '/^option name Level /s/ var /\n/gp' | tail -n +2)
  [[ -n $levels ]] || fail "the engine names no levels"
  expect "chuhe play --level " $levels
done
