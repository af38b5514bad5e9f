#!/usr/bin/env bash
# Runs a Windows program under Wine: without a display, quietly, in a Wine folder of its own.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
export WINEPREFIX=${WINEPREFIX:-$root/build/wine} WINEARCH=win64 WINEDEBUG=${WINEDEBUG:--all}
export WINEDLLOVERRIDES='mscoree=;mshtml=;winemenubuilder.exe='
unset DISPLAY WAYLAND_DISPLAY
mkdir -p "$(dirname "$WINEPREFIX")"
for wine in wine64 wine /usr/lib/wine/wine64; do
  if command -v "$wine" >/dev/null; then
    exec "$wine" "$@"
  fi
done
echo "wine.sh: Wine is not installed (scripts/install.sh windows)" >&2
exit 3
