#!/usr/bin/env bash
# usage: scripts/release/deb.sh <program> <file>
# Makes a package of Debian and Ubuntu of what scripts/release/program.ts has put together; needs dpkg-deb, and no root.
# DEB_COMPRESSION=none is for tests, which do not wait for xz.
set -euo pipefail
program=$(cd "$1" && pwd)
file=$(realpath -m "$2")
cd "$(dirname "$0")/../.."
umask 022
root=$(mktemp -d "$(dirname "$file")/deb-XXXXXX")
trap 'rm -rf "$root"' EXIT
chmod 755 "$root"
field() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p" "$program/release.json"; }
arch=$(field arch)

mkdir -p "$root"/{DEBIAN,usr/{bin,lib/systemd/system,share/doc/dinam}}
cp -al "$program" "$root/usr/lib/dinam" 2>/dev/null || cp -a "$program" "$root/usr/lib/dinam"
rm -rf "$root/usr/lib/dinam/node_modules/.cache" "$root/usr/lib/dinam/deploy/install.sh"
ln -s ../lib/dinam/deploy/dinam "$root/usr/bin/dinam"
for unit in dinam.service dinam-backup.service dinam-backup.timer; do
  sed 's#/etc/systemd/system#/usr/lib/systemd/system#; s#/opt/dinam#/usr/lib/dinam#g' "$program/deploy/$unit" >"$root/usr/lib/systemd/system/$unit"
done
{
  printf 'Dinam, Apache License 2.0. Packages that are a part of it: /usr/lib/dinam/LICENSES-OF-PACKAGES.txt and the folders of\n'
  printf '/usr/lib/dinam/node_modules.\n\n'
  cat LICENSE
} >"$root/usr/share/doc/dinam/copyright"
gzip -9nc CHANGELOG.md >"$root/usr/share/doc/dinam/changelog.gz"
for script in preinst postinst prerm postrm; do install -m 755 "deploy/debian/$script" "$root/DEBIAN/$script"; done
cat >"$root/DEBIAN/control" <<END
Package: dinam
Version: $(field version | sed 's/-/~/')
Architecture: ${arch/x64/amd64}
Maintainer: Dinam maintainers <dinam@users.noreply.github.com>
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f1)
Depends: adduser, libc6 (>= 2.34), libstdc++6
Recommends: systemd
Suggests: caddy | nginx, postgresql
Section: web
Priority: optional
Homepage: https://github.com/dinam/dinam
Description: backend for regional-language news apps
 HTTP API for news apps and sites in 14 languages of India: stories, search,
 feeds, push notifications, panchang and horoscope, with a web interface for
 the newsroom. It brings its own Node and keeps its data in SQLite, or in
 PostgreSQL.
END
dpkg-deb --root-owner-group "-Z${DEB_COMPRESSION:-xz}" --build "$root" "$file" >/dev/null
