#!/usr/bin/env bash
# usage: scripts/release.sh [folder] [x64|arm64]...
# Makes what people download: dinam-VERSION-linux-ARCH.tar.gz, dinam_VERSION_ARCH.deb, dinam-VERSION.tgz (npm), install.sh,
# dinam-VERSION-clients.tar.gz, dinam-VERSION.cdx.json (CycloneDX) and SHA256SUMS. Needs a checkout without changes, npm, dpkg-deb, 2 GB of disk.
# A file has its name when it is complete. The same commit makes the same files.
set -euo pipefail
cd "$(dirname "$0")/.."
out=${1:-release}
shift || true
mkdir -p "$out"
out=$(cd "$out" && pwd)
[ -e node_modules/vite ] || npm ci --no-audit --no-fund
node=$PWD/node_modules/.bin/node
version=$("$node" -p "require('./package.json').version")
[ -z "$(git status --porcelain --untracked-files=no)" ] || { echo 'release.sh: files have changed since the last commit.' >&2; exit 1; }
"$node" scripts/build-server.ts
"$node" scripts/build-admin.ts
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM
umask 022

# Runs a command with a path for what it writes, and gives that its name at the end.
made() {
  local file=$out/$1
  shift
  "$@" "$file.part"
  mv "$file.part" "$file"
  echo "$file"
}

# The first member says what the rest is: `dinam upgrade` looks at it before it unpacks.
pack() {
  (cd "$work/$1" && { echo "dinam-$version/release.json" && find "dinam-$version" ! -path '*/release.json' | LC_ALL=C sort; }) |
    tar -C "$work/$1" --no-recursion -T - --owner=0 --group=0 --numeric-owner --mode=u+rwX,go=rX --mtime="@$SOURCE_DATE_EPOCH" -cf - |
    gzip -9n >"$2"
}

# The clients of apps, ready to publish.
clients() {
  "$node" client/generate.ts "$work/dinam-clients" &&
    tar -C "$work" --sort=name --owner=0 --group=0 --numeric-owner --mode=u+rwX,go=rX --mtime="@$SOURCE_DATE_EPOCH" -cf - dinam-clients |
    gzip -9n >"$1"
}

"$node" scripts/sbom.ts >"$work/sbom.cdx.json"
made "dinam-$version.cdx.json" cp "$work/sbom.cdx.json"
made install.sh cp deploy/install.sh
made "dinam-$version-clients.tar.gz" clients
made "dinam-$version.tgz" "$node" scripts/release/npm.ts
for arch in ${*:-x64 arm64}; do
  program=$work/$arch/dinam-$version
  mkdir -p "$program"
  "$node" scripts/release/program.ts "$program" --arch "$arch"
  cp "$work/sbom.cdx.json" "$program/sbom.cdx.json"
  made "dinam-$version-linux-$arch.tar.gz" pack "$arch"
  made "dinam_${version}_${arch/x64/amd64}.deb" scripts/release/deb.sh "$program"
  rm -r "${work:?}/$arch"
done
(cd "$out" && sha256sum install.sh dinam[-_]"$version"[-_.]*[a-z0-9] >SHA256SUMS.part && mv SHA256SUMS.part SHA256SUMS)
cat "$out/SHA256SUMS"
