#!/bin/bash
# What check-bare.sh runs under a real systemd: package and tar, upgrades, and the way back from a release that does not start.
# The last line of /srv/systemd.log is `passed`.
exec >/srv/systemd.log 2>&1
trap 'systemctl poweroff' EXIT
set -euxo pipefail

visit() {
  for _ in $(seq 300); do
    ! journalctl -u dinam -o cat --since "$since" | grep -q 'is ready at' || break
    sleep 0.5
  done
  journalctl -u dinam -o cat --since "$since" >/tmp/server.log
  "$1/node_modules/.bin/node" /srv/visit.mjs 8080 "${2:-}"
}

# A later release: the same program, whose version is another one.
later() {
  local tar=$1 from=$2 to=$3
  (cd /srv/later && tar -xzf "$tar" && mv "dinam-$from" "dinam-$to" && cd "dinam-$to" &&
    grep -l "\"$from\"" dist/*.mjs | xargs sed -i "s/\"$from\"/\"$to\"/" && sed -i "s/\"$from\"/\"$to\"/" release.json)
}
pack() {
  (cd /srv/later && tar -cf - "dinam-$1/release.json" "dinam-$1" | gzip -1 >"dinam-$1-linux-$cpu.tar.gz" && rm -r "dinam-$1" &&
    sha256sum ./*.gz | sed 's#\./##' >SHA256SUMS)
}

since=$(date '+%F %T')
file=$(ls /srv/release/dinam_*.deb)
dpkg -i "$file"
systemctl is-active dinam dinam-backup.timer
visit /usr/lib/dinam /tmp/server.log
systemctl start dinam-backup.service
pid=$(systemctl show dinam -p MainPID --value)
since=$(date '+%F %T')
dpkg -i "$file"
test "$pid" != "$(systemctl show dinam -p MainPID --value)"
visit /usr/lib/dinam
dpkg -r dinam
test "$(systemctl is-active dinam)" = inactive
dpkg -P dinam
rm -r /var/lib/dinam /var/backups/dinam.env

file=$(ls /srv/release/dinam-*-linux-*.tar.gz)
name=$(basename "$file" .tar.gz) && cpu=${name##*-} && version=${name#dinam-} && version=${version%-linux-*}
sleep 1
since=$(date '+%F %T')
sh /srv/release/install.sh "$file"
visit /opt/dinam /tmp/server.log
mkdir /srv/later
later "$file" "$version" 999.0.0
pack 999.0.0
dinam upgrade /srv/later/dinam-999.0.0-linux-"$cpu".tar.gz
test "$(readlink /opt/dinam)" = dinam-999.0.0
visit /opt/dinam
later "$file" "$version" 999.0.1
sed -i '1s/^/if(process.argv[2]==="serve")process.exit(3);/' /srv/later/dinam-999.0.1/dist/main.mjs
pack 999.0.1
if dinam upgrade /srv/later/dinam-999.0.1-linux-"$cpu".tar.gz --wait 15; then exit 1; fi
test "$(readlink /opt/dinam)" = dinam-999.0.0
visit /opt/dinam
dinam rollback
test "$(readlink /opt/dinam)" = "dinam-$version"
visit /opt/dinam
echo passed
