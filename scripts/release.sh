#!/usr/bin/env bash
# Makes dinam-VERSION.tar.gz, what a server needs and nothing else, and dinam-VERSION.cdx.json, its parts. Needs a clean checkout and npm.
set -euo pipefail
cd "$(dirname "$0")/.."
version=$(node -p "require('./package.json').version")
out=${1:-"dinam-$version.tar.gz"}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
target="$work/dinam-$version"
mkdir "$target"
git ls-files -z -- bin packages src client admin scripts/{build-admin,build-help,build-places,build-server,stack-lines}.ts .dockerignore deploy docs package.json package-lock.json tsconfig.json .npmrc .env.example Dockerfile compose.yaml \
  README.md CHANGELOG.md CONTRIBUTING.md SECURITY.md LICENSE \
  | grep -zvE '\.test\.ts$' \
  | xargs -0 cp --parents -t "$target"
# The program and the web interface are built with the development tools, which stay here.
[ -e node_modules/vite ] || npm ci --no-audit --no-fund
npm run --silent build:server
npm run --silent build:admin
# Models of the clients are made from the API document.
npm run --silent client
cp -R dist "$target/dist"
cp -R admin/dist "$target/admin/dist"
cp -R client/schema.ts client/kotlin client/dart "$target/client/"
# The Node that it runs on comes with it; development tools do not.
(cd "$target" && npm ci --omit=dev --no-audit --no-fund)
# What it is made of, in CycloneDX: inside it, and beside it for whoever looks before unpacking.
"$target/node_modules/.bin/node" scripts/sbom.ts >"$target/sbom.cdx.json"
cp "$target/sbom.cdx.json" "${out%.tar.gz}.cdx.json"
tar -C "$work" --owner=0 --group=0 --numeric-owner --sort=name --mtime="$(git log -1 --format=%cI)" -cf - "dinam-$version" | gzip -n >"$out"
echo "$out"
