#!/usr/bin/env bash
# usage: scripts/check-bare.sh [tar|deb|npm|systemd|start|test|library]...
# Runs what the README and docs/first-server.md promise on a Debian 12 that has nothing: no compiler, no Python, no libatomic.
#   tar      the release by its install.sh, from nothing to a first story and a backup
#   deb      the same by apt; installed again, removed, purged
#   systemd  package and tar under a real systemd (systemd-nspawn): upgrade, back from a release that does not start, backup
#   npm      npx dinam serve in an empty folder, with Node 20
#   start    npm ci && npm start; npm prune --omit=dev && npm start, with Node 20 and its npm 10
#   test     npm ci && npm test, with bash and curl
#   library  packages/node/build.sh makes the same libatomic.so.1 as the one in the repository
# Without a name all. Needs root, debootstrap, git and npm, 6 GB in TMPDIR, and the registries of Debian and npm.
# DINAM_RELEASE names a folder that scripts/release.sh has filled; without it the last commit is built.
# Mounts are made in a namespace that ends with its command, and processes with it; the folder is removed.
set -euo pipefail
cd "$(dirname "$0")/.."
checks=${*:-library tar deb npm systemd start test}
[ "$(id -u)" = 0 ] || { echo 'check-bare.sh: run it as root, for chroot and mounts' >&2; exit 2; }
command -v debootstrap >/dev/null || { echo 'check-bare.sh: apt install debootstrap' >&2; exit 2; }
work=$(mktemp -d)
running=
trap '[ -z "$running" ] || { kill -9 "$running" || true; wait "$running" || true; } 2>/dev/null; rm -rf --one-file-system "$work"' EXIT
trap 'exit 130' INT TERM
bare=$work/bare

say() { printf '\n== %s\n' "$*"; }

# How the network is reached from here is taken over, by the environment and by npm's file of the user.
network=()
for name in http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY; do
  [ -z "${!name:-}" ] || network+=("$name=${!name}")
done
authority=${NODE_EXTRA_CA_CERTS:-$(npm config get cafile)}
[ ! -f "$authority" ] || network+=(NODE_EXTRA_CA_CERTS=/etc/check-bare.pem)

# Runs a script in the bare system, with an environment of its own. Its processes end with the one that is waited for.
inside() {
  unshare --mount --pid --fork --kill-child --propagation private bash -ec '
    bare=$1 script=$2; shift 2
    mount -t proc proc "$bare/proc"
    mount -t tmpfs tmpfs "$bare/dev/shm"
    mount -t devpts devpts "$bare/dev/pts"
    for device in null zero random urandom; do mount --bind "/dev/$device" "$bare/dev/$device"; done
    exec env -i HOME=/root PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@" chroot "$bare" bash -ec "$script"
  ' - "$bare" "$1" DEBIAN_FRONTEND=noninteractive "${network[@]}" &
  running=$! # what a signal would not reach
  wait "$running"
  running=
}

# Starts the server by the command, visits it and stops it as a service manager would.
serves='
serves() {
  rm -f /tmp/server.log # of the one before, which was ready
  "$@" >/tmp/server.log 2>&1 & server=$!
  for _ in $(seq 300); do
    ! grep -q "is ready at" /tmp/server.log || break
    kill -0 $server 2>/dev/null || { cat /tmp/server.log; exit 1; }
    sleep 1
  done
  "$node" /srv/visit.mjs $PORT /tmp/server.log || { cat /tmp/server.log; exit 1; }
  kill -TERM $server
  wait $server || [ $? = 143 ]
  echo "served by: $*"
}
export PORT=18080 HOST=127.0.0.1
'

# Node 20 and npm 10, as many systems have them.
node20() {
  [ ! -e "$bare/usr/local/bin/node" ] || return 0
  say 'Node 20 and npm 10'
  (cd "$work" && npm pack --silent "node-linux-$cpu@20" npm@10 >/dev/null)
  mkdir -p "$work/node" "$bare/usr/local/lib/node_modules/npm" "$bare/usr/local/bin"
  tar -xzf "$work"/node-linux-*.tgz -C "$work/node" --strip-components=1
  tar -xzf "$work"/npm-*.tgz -C "$bare/usr/local/lib/node_modules/npm" --strip-components=1
  cp "$work/node/bin/node" "$bare/usr/local/bin/node"
  for name in npm npx; do
    ln -s "../lib/node_modules/npm/bin/$name-cli.js" "$bare/usr/local/bin/$name"
    chmod 755 "$bare/usr/local/lib/node_modules/npm/bin/$name-cli.js"
  done
  inside 'node --version; npm --version'
}

# The files of a release, in /srv/release.
release() {
  [ ! -e "$bare/srv/release" ] || return 0
  local files=${DINAM_RELEASE:-}
  if [ -z "$files" ]; then
    say 'the release'
    files=$work/release
    git clone -q . "$work/source"
    (cd "$work/source" && scripts/release.sh "$files" "$cpu") >"$work/release.log" 2>&1 || { tail -40 "$work/release.log"; exit 1; }
    rm -rf "$work/source"
  fi
  cp -R "$files" "$bare/srv/release"
  ls -l "$bare/srv/release"
}

say 'Debian 12, minbase'
debootstrap --variant=minbase bookworm "$bare" >"$work/debootstrap.log" || { tail "$work/debootstrap.log"; exit 1; }
cp /etc/resolv.conf "$bare/etc/resolv.conf"
echo '127.0.0.1 localhost' >"$bare/etc/hosts" # of the installer
cp scripts/bare/visit.mjs "$bare/srv/visit.mjs"
echo "registry=$(npm config get registry)" >"$bare/root/.npmrc"
if [ -f "$authority" ]; then
  cp "$authority" "$bare/etc/check-bare.pem"
  echo 'cafile=/etc/check-bare.pem' >>"$bare/root/.npmrc"
fi
inside '
  ! ldconfig -p | grep libatomic || { echo "it has libatomic"; exit 1; }
  for command in cc python3 node git; do ! command -v $command || exit 1; done
  echo "no libatomic, compiler, Python, Node or git"'

case $(uname -m) in aarch64) cpu=arm64 ;; *) cpu=x64 ;; esac
for check in $checks; do
  case $check in
  tar)
    release
    say 'the tar'
    inside "$serves"'
      sh /srv/release/install.sh /srv/release/dinam-*-linux-'$cpu'.tar.gz
      echo PORT=$PORT >>/etc/dinam.env
      node=/opt/dinam/node_modules/.bin/node
      serves dinam serve
      dinam backup
      du -sm /opt/dinam/
      test "$(stat -c %U /var/lib/dinam/dinam.sqlite)" = dinam
      rm -rf /opt/dinam* /var/lib/dinam /etc/dinam.env /usr/local/bin/dinam /etc/systemd/system/dinam*'
    ;;
  deb)
    release
    say 'the package of Debian'
    inside "$serves"'
      file=$(ls /srv/release/dinam_*_'$(dpkg --print-architecture)'.deb)
      apt-get -qq update
      apt-get -qq install --no-install-recommends "$file"
      echo PORT=$PORT >>/etc/dinam.env
      node=/usr/lib/dinam/node_modules/.bin/node
      serves dinam serve
      test "$(stat -c %U /var/lib/dinam/dinam.sqlite)" = dinam
      du -sm /usr/lib/dinam
      options=$(sha256sum /etc/dinam.env)
      apt-get -qq install --no-install-recommends --reinstall "$file"
      test "$options" = "$(sha256sum /etc/dinam.env)"
      ls -l /var/lib/dinam/backups/*.sqlite # of before the upgrade
      serves dinam serve
      apt-get -qq remove dinam
      test ! -e /usr/lib/dinam -a -e /var/lib/dinam/dinam.sqlite -a -e /etc/dinam.env
      apt-get -qq purge dinam
      test ! -e /etc/dinam.env -a -e /var/lib/dinam/dinam.sqlite -a ! -e /var/lib/dinam/dinam.env
      test "$(stat -c "%U %a" /var/backups/dinam.env)" = "root 600"
      apt-get -qq install --no-install-recommends "$file"
      test "$options" = "$(sha256sum /etc/dinam.env)"
      serves dinam serve
      apt-get -qq purge dinam
      rm -rf /var/lib/dinam /var/backups/dinam.env'
    ;;
  systemd)
    release
    say 'under systemd'
    command -v systemd-nspawn >/dev/null || { echo 'check-bare.sh: apt install systemd-container' >&2; exit 2; }
    inside 'apt-get -qq update && apt-get -qq install --no-install-recommends systemd systemd-sysv >/dev/null'
    cp scripts/bare/systemd.sh "$bare/srv/systemd.sh"
    mkdir -p "$bare/etc/systemd/system/multi-user.target.wants"
    printf '[Service]\nType=exec\nExecStart=/bin/bash /srv/systemd.sh\n' >"$bare/etc/systemd/system/check.service"
    ln -s ../check.service "$bare/etc/systemd/system/multi-user.target.wants/check.service"
    # A network of its own, as it listens on port 8080.
    timeout 900 systemd-nspawn --quiet --register=no --keep-unit --private-network -D "$bare" --boot >"$work/nspawn.log" 2>&1 </dev/null || true
    rm "$bare/etc/systemd/system/multi-user.target.wants/check.service"
    grep -v '^+' "$bare/srv/systemd.log"
    grep -qx passed "$bare/srv/systemd.log"
    ;;
  npm)
    release
    node20
    say 'the package of npm'
    inside "$serves"'
      mkdir /srv/empty
      cd /srv/empty
      npm install --no-audit --no-fund --loglevel error $(ls /srv/release/dinam-*.tgz)
      node=node
      serves npx dinam serve
      test -e data/dinam.sqlite
      npx dinam backup
      rm -rf /srv/empty'
    ;;
  start | test)
    node20
    say "npm ci && npm $check"
    rm -rf "$bare/srv/dinam"
    mkdir -p "$bare/srv/dinam"
    git archive HEAD | tar -x -C "$bare/srv/dinam"
    inside 'cd /srv/dinam; npm ci 2>&1 | grep -v EBADENGINE; exit ${PIPESTATUS[0]}'
    if [ "$check" = start ]; then
      inside "$serves"'
        cd /srv/dinam
        node=node_modules/.bin/node
        serves npm start
        npm prune --omit=dev 2>&1 | grep -v EBADENGINE
        node=node
        serves npm start'
    else
      inside 'apt-get -qq update && apt-get -qq install --no-install-recommends curl >/dev/null && cd /srv/dinam && npm test'
    fi
    ;;
  library)
    say 'libatomic.so.1'
    rm -rf "$bare/srv/node"
    cp -R packages/node "$bare/srv/node"
    inside 'apt-get -qq update && apt-get -qq install --no-install-recommends gcc gcc-aarch64-linux-gnu >/dev/null
      cd /srv/node && ./build.sh built && diff -r built lib'
    ;;
  *)
    echo "check-bare.sh: there is no check $check" >&2
    exit 2
    ;;
  esac
done
say "passed: $checks"
