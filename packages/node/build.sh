#!/usr/bin/env bash
# usage: packages/node/build.sh [folder]
# Builds lib/x64/libatomic.so.1 and lib/arm64/libatomic.so.1 of atomic.c. The files in the repository were made by Debian 12:
# apt install gcc gcc-aarch64-linux-gnu (12.2.0-14, binutils 2.40-2); the same packages make the same bytes.
set -euo pipefail
cd "$(dirname "$0")"
out=${1:-lib}
build() {
  mkdir -p "$out/$2"
  # No C library, nothing executed at load. Without `relro` and with segments in one page the file stays small.
  "$1-gcc" -std=c11 -ffreestanding -O2 -Wall -Wextra -Werror -fPIC $3 -fno-asynchronous-unwind-tables -shared -nostdlib -s \
    -Wl,-soname,libatomic.so.1,--version-script=atomic.map,--hash-style=gnu,--build-id=none \
    -Wl,-z,norelro,-z,noseparate-code,-z,noexecstack -o "$out/$2/libatomic.so.1" atomic.c
  chmod 644 "$out/$2/libatomic.so.1"
}
build x86_64-linux-gnu x64 ''
# Every arm64 has the plain instructions; a choice at run time would need the C library.
build aarch64-linux-gnu arm64 -mno-outline-atomics
sha256sum "$out"/*/libatomic.so.1
