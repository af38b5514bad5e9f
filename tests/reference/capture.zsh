# What zsh offers to complete a line with, one a line.
#
#   zsh -f capture.zsh FOLDER_OF_FUNCTIONS FILE_FOR_THE_DUMP LINE
zmodload zsh/zpty
export OFFERED=$2.offered
: >$OFFERED
zpty shell zsh -f -i

tell() { zpty -w shell "$1"; }
await() {
  local text
  while zpty -r shell text; do
    [[ $text == *$1* ]] && return
  done
}

tell "fpath=($1 \$fpath) PROMPT= RPROMPT= LISTMAX=9999 KEYTIMEOUT=1"
tell "autoload -Uz compinit && compinit -C -u -d $2"
# Whatever is added is written down, too.
tell 'compadd() {
  if [[ ${@[1,(i)(-|--)]} != *-(O|A|D)\ * ]]; then
    local -a offered
    builtin compadd -A offered "$@"
    print -rl -- $offered >>$OFFERED
  fi
  builtin compadd "$@"
}'
tell 'finish() { zle complete-word; print "all off""ered"; }'
tell 'zle -N finish && bindkey "^X" finish && print rea""dy'
await ready
zpty -w -n shell "$3"$'\x18'
await "all offered"
zpty -d shell
grep . $OFFERED
