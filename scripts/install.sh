#!/usr/bin/env bash
# Installs the Debian packages of the named groups (scripts/packages.txt) that are missing.
#
#   scripts/install.sh [--list] GROUP...
#
# As root it calls apt-get; otherwise sudo, which asks for a password only on a terminal; where
# neither is possible it prints the line to run and exits with status 3. With nothing missing it
# neither calls apt nor touches the network.
set -euo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
list_only=false
if [[ ${1:-} == --list ]]; then
  list_only=true
  shift
fi
if [[ $# -eq 0 ]]; then
  echo "usage: scripts/install.sh [--list] GROUP...   (groups: see scripts/packages.txt)" >&2
  exit 2
fi

wanted=()
while read -r package groups; do
  [[ -z $package || $package == \#* ]] && continue
  for group in "$@"; do
    if [[ " $groups " == *" $group "* ]]; then
      wanted+=("$package")
      break
    fi
  done
done <"$here/packages.txt"
if [[ ${#wanted[@]} -eq 0 ]]; then
  echo "install.sh: no package belongs to: $*" >&2
  exit 2
fi

if ! command -v dpkg-query >/dev/null; then
  # Not a Debian: whether the tools are there is for CMake to find out.
  echo "install.sh: this system has no dpkg; make sure that you have: ${wanted[*]}" >&2
  exit 0
fi

installed=$(dpkg-query -W -f '${db:Status-Status} ${binary:Package}\n' "${wanted[@]}" 2>/dev/null |
  sed -n 's/^installed \([^:]*\).*$/\1/p' || true)
missing=()
for package in "${wanted[@]}"; do
  grep -qxF -- "$package" <<<"$installed" || missing+=("$package")
done
if $list_only; then
  printf '%s\n' "${missing[@]}"
  exit 0
fi
[[ ${#missing[@]} -eq 0 ]] && exit 0

as_root=()
if [[ $(id -u) -ne 0 ]]; then
  as_root=(sudo)
  [[ -t 0 ]] || as_root=(sudo -n)
fi
install=(apt-get install --yes --no-install-recommends --no-remove "${missing[@]}")

give_up() {
  {
    echo "install.sh: these packages are missing: ${missing[*]}"
    echo "install.sh: $1; please run:"
    echo "  sudo apt-get update && sudo ${install[*]}"
  } >&2
  exit 3
}

if [[ ${#as_root[@]} -gt 0 ]]; then
  command -v sudo >/dev/null || give_up "you are not root and there is no sudo"
  "${as_root[@]}" true 2>/dev/null </dev/stdin || give_up "sudo does not let this session install them"
fi

run_apt() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive "$@" -q </dev/null >>"$log" 2>&1
}

log=$(mktemp)
trap 'rm -f "$log"' EXIT
echo "Installing: ${missing[*]}" >&2
# The package lists may be fresh (nothing to fetch but the packages), old or not there at all.
if ! run_apt "${install[@]}"; then
  : >"$log"
  if ! { run_apt apt-get update && run_apt "${install[@]}"; }; then
    tail -n 30 "$log" >&2
    give_up "apt-get failed"
  fi
fi
