#!/usr/bin/env bash
# Tries what programs write about themselves.
#
#   run.sh man|bash|zsh|fish WORK_FOLDER PROGRAM...
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
kind=$1 work=$2
shift 2
rm -rf "$work"
mkdir -p "$work/files/folder"
touch "$work/files/game one.pgn" "$work/files/game.xqf"
export LC_ALL=C.UTF-8 TERM=xterm QT_QPA_PLATFORM=offscreen
unset LANGUAGE

failures=0
fail() {
  echo "FAILED: $*" >&2
  failures=$((failures + 1))
}

skip() {
  echo "skipped, $*"
  exit 77
}

# The options of a help text, and its commands.
options_of() { sed -nE 's/^ +(-h, ?)?(--[a-z][a-z-]*).*$/\2/p' | sort -u; }
commands_of() {
  sed -nE '/^(Commands|Subcommands):/,/^$/{s/^  ([a-z]+).*$/\1/p}'
}

# check_all PROGRAM HAS: calls HAS PROGRAM COMMAND OPTION for all that help tells of; COMMAND is empty
# for the program itself. Of commands it calls HAS PROGRAM COMMAND.
check_all() {
  local program=$1 has=$2 help command option count=0
  help=$("$program" --help)
  for option in $(options_of <<<"$help"); do
    "$has" "$program" "" "$option" || fail "${program##*/}: no $option"
    count=$((count + 1))
  done
  for command in $(commands_of <<<"$help"); do
    "$has" "$program" "$command" || fail "${program##*/}: no command $command"
    for option in $("$program" "$command" --help | options_of); do
      "$has" "$program" "$command" "$option" || fail "${program##*/} $command: no $option"
      count=$((count + 1))
    done
  done
  [[ $count -ge 3 ]] || fail "${program##*/}: help has $count options"
  echo "${program##*/}: $count options"
}

# expect "WHAT IS TYPED" WORD...: completing what is typed gives these words, in any order. With +
# before it, a word is among others; with -, it is not there.
expect() {
  local line=$1 found word wanted=()
  shift
  found=$(complete_line "$line" | sort -u)
  for word in "$@"; do
    case $word in
      +*) grep -qxF -- "${word#+}" <<<"$found" || fail "'$line': no ${word#+} in:" $found ;;
      -*) ! grep -qxF -- "${word#-}" <<<"$found" || fail "'$line': ${word#-} is there" ;;
      *) wanted+=("$word") ;;
    esac
  done
  [[ ${#wanted[@]} -eq 0 ]] && return
  [[ $found == "$(printf '%s\n' "${wanted[@]}" | sort -u)" ]] || fail "'$line':" $found
}

# What is offered is asked for once for all options of a command.
asked="" offered=""
has_completion() {
  local name=${1##*/} line wanted
  line="$name $2" wanted=$2
  [[ $# -eq 3 ]] && line="$name ${2:+$2 }--" wanted=$3
  if [[ $line != "$asked" ]]; then
    asked=$line
    offered=$'\n'$(complete_line "$line")$'\n'
  fi
  [[ $offered == *$'\n'"$wanted"$'\n'* ]]
}

# The same for each shell: what is typed by a person, and what is offered.
check_completions() {
  local program
  for program in "$@"; do check_all "$program" has_completion; done
  cd "$work/files"
  expect "chuhe pl" play
  expect "chuhe " +play +analyse +convert -game.xqf
  expect "chuhe play --si" --side
  expect "chuhe play --side " red black random none
  expect "chuhe play --side r" red random
  expect "chuhe play --lang zh" zh-Hans zh-Hant
  expect "chuhe --lang vi pl" play
  expect "chuhe --lang " en zh-Hans zh-Hant vi
  expect "chuhe play --rules wx" wxf2018
  expect "chuhe analyze --protocol u" uci ucci
  expect "chuhe convert --to p" +pgn
  expect "chuhe convert --encoding big" big5
  expect "chuhe show --notation wxf" +wxf
  expect "chuhe board --li" --lines
  expect "chuhe board --fen x --color al" always
  expect "chuhe perft --th" --threads
  # A flag takes no value.
  expect "chuhe analyse --json game.x" game.xqf
  # Levels, and the keys of a match: in each word up to the next option.
  expect "chuhe play --level ful" full
  expect "chuhe match --engine cm" "cmd$equals"
  expect "chuhe match --engine tc=1 no" "nodes$equals"
  expect "chuhe match --each st=1 --sprt al" "alpha$equals"
  expect "chuhe match --each st=1 byo=2 --dr" --draw
  expect "chuhe match --sprt elo0=0 elo1=5 --ga" --games --gauntlet
  expect "chuhe-engine be" bench
  expect "chuhe-engine --lang v" vi
  # Files where a file is wanted, and nowhere else.
  expect "chuhe show game.x" game.xqf
  expect "chuhe play --load game.x" game.xqf
  expect "chuhe analyse game.x" game.xqf
  expect "chuhe validate game.xqf ga" +game.xqf
  expect "chuhe analyse --out fol" "+$folder"
  expect "chuhe play --nodes ga" -game.xqf
  expect "chuhe perft ga" -game.xqf
  if [[ " $* " == *chuhe-desktop* ]]; then expect "chuhe-desktop game.x" game.xqf; fi
  if [[ " $* " == *chuhe-train* ]]; then
    expect "chuhe-datagen in" info
    expect "chuhe-datagen info game.x" game.xqf
    expect "chuhe-train --from game.x" game.xqf
    expect "chuhe-tune --ro" --rounds
  fi
}

source "$here/$kind.sh"

[[ $failures -eq 0 ]]
