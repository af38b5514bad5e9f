# Read by run.sh: pages.
command -v groff >/dev/null || skip "groff is missing"

# has_entry PROGRAM COMMAND [OPTION]: in the page, at its place.
has_entry() {
  local begin=OPTIONS
  [[ -n $2 ]] && begin="   ${1##*/} $2"
  # A place ends with the next heading.
  awk -v begin="$begin" -v option="${3:-}" '
    $0 == begin { inside = 1; if (option == "") found = 1; next }
    /^(   )?[A-Za-z]/ { inside = 0 }
    inside && $0 ~ "^ +(-h, )?" option "( |,|$)" { found = 1 }
    END { exit !found }' "$work/${1##*/}.txt"
}

for program in "$@"; do
  name=${program##*/}
  "$program" --reference man >"$work/$name.man"
  complaints=$(groff -man -Tutf8 -ww -z "$work/$name.man" 2>&1)
  [[ -z $complaints ]] || fail "groff of $name: $complaints"
  if command -v mandoc >/dev/null; then
    complaints=$(mandoc -Tlint -W warning "$work/$name.man" 2>&1) || fail "mandoc of $name: $complaints"
  fi
  # In plain letters: no bold by overstriking, no escape sequences.
  GROFF_NO_SGR=1 groff -man -Tutf8 -P-cbou -rLL=100n "$work/$name.man" >"$work/$name.txt"
  for heading in NAME SYNOPSIS DESCRIPTION OPTIONS 'EXIT STATUS' EXAMPLES 'SEE ALSO'; do
    grep -qxF "$heading" "$work/$name.txt" || fail "$name: no $heading"
  done
  check_all "$program" has_entry
  # Pages that are named exist, but for programs that are not built.
  for other in $(sed -n '/^SEE ALSO/,/^[A-Z].*Chuhe/p' "$work/$name.txt" | grep -oE 'chuhe[a-z-]*\([16]\)'); do
    for program_of_page in "$@"; do
      [[ ${program_of_page##*/} == "${other%(*}" ]] || continue
      [[ $("$program_of_page" --reference man) == *".TH "*" ${other: -2:1} "* ]] ||
        fail "$name names $other"
    done
  done
done
