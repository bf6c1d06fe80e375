#!/bin/sh
# Installs a release on a Linux server, with its checksum in SHA256SUMS beside it. As root: sh install.sh dinam-1.0.0-linux-x64.tar.gz
set -eu
cd "$(dirname "$1")" && file=$(basename "$1") name=$(basename "${1%-linux-*}")
[ ! -e /opt/dinam ] || { echo 'Dinam is installed in /opt/dinam: call dinam upgrade.' >&2; exit 1; }
grep " $file\$" SHA256SUMS | sha256sum -c -
tar -xzf "$file" -C /opt --no-same-owner
id dinam >/dev/null 2>&1 || useradd --system --user-group --home-dir /var/lib/dinam --shell /usr/sbin/nologin dinam
[ -e /etc/dinam.env ] || (umask 077 && sh "/opt/$name/deploy/new-options" >/etc/dinam.env)
install -d -o dinam -g dinam -m 700 /var/lib/dinam
cp "/opt/$name/deploy/dinam.service" "/opt/$name/deploy/dinam-backup.service" "/opt/$name/deploy/dinam-backup.timer" /etc/systemd/system/
ln -s "$name" /opt/dinam && ln -sf /opt/dinam/deploy/dinam /usr/local/bin/dinam
/opt/dinam/node_modules/.bin/node /opt/dinam/bin/dinam.mjs --version
[ ! -d /run/systemd/system ] || { systemctl daemon-reload && systemctl enable --now dinam dinam-backup.timer; }
