#!/bin/sh
# Installs a release on a Linux server, with its checksum in SHA256SUMS beside it. As root: sh install.sh dinam-1.0.0-linux-x64.tar.gz
set -eu
umask 022
fail() { echo "$1" >&2; exit 1; }
[ $# = 1 ] || fail 'usage: sh install.sh dinam-1.0.0-linux-x64.tar.gz'
cpu=$(uname -m | sed 's/x86_64/x64/; s/aarch64/arm64/') file=$(basename "$1") name=$(basename "${1%-linux-*}")
case $file in dinam-[0-9]*-linux-"$cpu".tar.gz) ;; *) fail "$file does not run here: this machine needs dinam-VERSION-linux-$cpu.tar.gz." ;; esac
cd "$(dirname "$1")" && sum=$(sha256sum "$file") && grep -qFx "$sum" SHA256SUMS || fail "$file is not the one that SHA256SUMS beside it names."
if [ ! -e /opt/dinam ] && [ ! -L /opt/dinam ]; then # what a run has left that was stopped is made anew; the link comes last
  rm -rf "/opt/$name" && tar -xzf "$file" -C /opt --no-same-owner
  "/opt/$name/node_modules/.bin/node" "/opt/$name/bin/dinam.mjs" --version
  id dinam >/dev/null 2>&1 || useradd --system --user-group --home-dir /var/lib/dinam --shell /usr/sbin/nologin dinam
  [ -e /etc/dinam.env ] || (umask 077 && sh "/opt/$name/deploy/new-options" >/etc/dinam.env.new && mv /etc/dinam.env.new /etc/dinam.env)
  install -d -o dinam -g dinam -m 700 /var/lib/dinam
  cp "/opt/$name/deploy/dinam.service" "/opt/$name/deploy/dinam-backup.service" "/opt/$name/deploy/dinam-backup.timer" /etc/systemd/system/
  ln -s "$name" /opt/dinam
fi
[ "$(readlink /opt/dinam)" = "$name" ] || fail 'Another release of Dinam is installed in /opt/dinam: call dinam upgrade.'
ln -sf /opt/dinam/deploy/dinam /usr/local/bin/dinam
[ ! -d /run/systemd/system ] || { systemctl daemon-reload && systemctl enable --now dinam dinam-backup.timer; }
