#!/usr/bin/env bash
# Runs one case of the full-screen tests; see CMakeLists.txt.
#
#   run.sh CASE.sh PROGRAM SCRIPTED_ENGINE WORK_FOLDER
#
# A case calls:
#   start COLUMNS ROWS [NAME=VALUE...] -- COMMAND...   in a terminal of that size and environment
#   keys KEY...        sends keys by tmux's names for them: Enter, Up, F1, C-z
#   type TEXT          sends a text as it is
#   resize COLUMNS ROWS
#   shows TEXT         waits until the screen shows a text
#   screen NAME [-e]   waits until the screen is that of CASE.NAME.screen; -e: with its colours
set -uo pipefail

case=$(realpath "$1")
program=$(realpath "$2")
engine=$(realpath "$3")
work=$4
cases=$(dirname "$case")
name=$(basename "$case" .sh)

if ! command -v tmux >/dev/null; then
  echo "skipped: tmux is not installed"
  exit 77
fi

mkdir -p "$work"
cd "$work" || exit 1
export LC_ALL=C.UTF-8
unset TMUX
# A server of its own, which nothing else is in.
server=0
terminal() { tmux -u -f /dev/null -S "$work/tmux.$server" "$@"; }
trap 'terminal kill-server 2>/dev/null' EXIT

start() {
  local columns=$1 rows=$2
  shift 2
  local environment=(PATH="$PATH" HOME="$work" TERM=xterm-256color)
  while [[ $1 != -- ]]; do
    environment+=("$1")
    shift
  done
  shift
  # A server that is being ended takes no new session.
  terminal kill-server 2>/dev/null
  server=$((server + 1))
  terminal new-session -d -x "$columns" -y "$rows" -- env -i "${environment[@]}" "$@" || exit 1
  terminal set-option -g remain-on-exit on >/dev/null
  terminal set-option -g escape-time 0 >/dev/null
}
keys() { terminal send-keys "$@"; }
type() { terminal send-keys -l -- "$1"; }
resize() { terminal resize-window -x "$1" -y "$2"; }
seen() { terminal capture-pane -p "$@"; }

shows() {
  for ((i = 0; i < 200; ++i)); do
    if seen | grep -qF -- "$1"; then return; fi
    sleep 0.05
  done
  echo "$name: the screen does not show \"$1\", but:"
  seen
  exit 1
}

screen() {
  local file=$cases/$name.$1.screen
  shift
  if [[ -n ${CHUHE_GOLDEN_UPDATE:-} ]]; then
    sleep 1
    seen "$@" >"$file"
    return
  fi
  # As long as for a text: on a busy machine a program may take seconds to answer a key.
  for ((i = 0; i < 200; ++i)); do
    if seen "$@" | cmp -s - "$file"; then return; fi
    sleep 0.05
  done
  echo "$name: the screen is not that of $file:"
  seen "$@" | diff "$file" -
  exit 1
}

# shellcheck source=/dev/null
source "$case"
