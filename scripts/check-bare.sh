#!/usr/bin/env bash
# usage: scripts/check-bare.sh [release|start|test|library]...
# Runs what the README and docs/first-server.md promise on a Debian 12 that has nothing: no compiler, no Python, no libatomic.
#   release  the release of the last commit, built here, runs where there is no Node either
#   start    npm ci && npm start; npm prune --omit=dev && npm start, with Node 20 and its npm 10
#   test     npm ci && npm test, with bash and curl
#   library  packages/node/build.sh makes the same libatomic.so.1 as the one in the repository
# Without a name all four. Needs root, debootstrap, git and npm, 6 GB in TMPDIR, and the registries of Debian and npm.
# Mounts are made in a namespace that ends with its command, and processes with it; the folder is removed.
set -euo pipefail
cd "$(dirname "$0")/.."
checks=${*:-library release start test}
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

# Starts the server by the command, reads it and stops it as a service manager would.
serves='
serves() {
  "$@" >/tmp/server.log 2>&1 & server=$!
  for _ in $(seq 300); do
    ! grep -q "is ready at" /tmp/server.log || break
    kill -0 $server 2>/dev/null || { cat /tmp/server.log; exit 1; }
    sleep 1
  done
  "$node" -e "
    const read = async (path) => {
      const answer = await fetch(\`http://127.0.0.1:\${process.env.PORT}\${path}\`);
      if (!answer.ok) throw new Error(\`\${path}: \${answer.status}\`);
      console.log(path, answer.status, answer.headers.get(\"content-type\"));
      return answer;
    };
    await read(\"/health/ready\");
    await read(\"/admin\");
    const [story] = (await (await read(\"/api/v1/news?limit=1\")).json()).data;
    await read(new URL(story.share_card_url, \"http://127.0.0.1\").pathname);
  " --input-type=module
  kill -TERM $server
  wait $server || [ $? = 143 ]
  echo "served by: $*"
}
export PORT=18080 HOST=127.0.0.1
'

say 'Debian 12, minbase'
debootstrap --variant=minbase bookworm "$bare" >"$work/debootstrap.log" || { tail "$work/debootstrap.log"; exit 1; }
cp /etc/resolv.conf "$bare/etc/resolv.conf"
echo '127.0.0.1 localhost' >"$bare/etc/hosts" # of the installer
echo "registry=$(npm config get registry)" >"$bare/root/.npmrc"
if [ -f "$authority" ]; then
  cp "$authority" "$bare/etc/check-bare.pem"
  echo 'cafile=/etc/check-bare.pem' >>"$bare/root/.npmrc"
fi
inside '
  ! ldconfig -p | grep libatomic || { echo "it has libatomic"; exit 1; }
  for command in cc python3 node git; do ! command -v $command || exit 1; done
  echo "no libatomic, compiler, Python, Node or git"'

for check in $checks; do
  case $check in
  release)
    say 'the release'
    git clone -q . "$work/source"
    (cd "$work/source" && scripts/release.sh "$work/dinam.tar.gz") >"$work/release.log" 2>&1 || { tail -40 "$work/release.log"; exit 1; }
    mkdir -p "$bare/opt/dinam"
    tar -xzf "$work/dinam.tar.gz" -C "$bare/opt/dinam" --strip-components=1
    rm -rf "$work/source"
    ls -l "$work/dinam.tar.gz"
    inside "$serves"'
      cd /opt/dinam
      node=/opt/dinam/node_modules/.bin/node
      export DATA_DIR=/var/lib/dinam
      serves $node /opt/dinam/bin/dinam.mjs serve
      $node bin/dinam.mjs backup
      rm -rf /opt/dinam'
    ;;
  start | test)
    if [ ! -e "$bare/usr/local/bin/node" ]; then
      say 'Node 20 and npm 10'
      case $(uname -m) in aarch64) cpu=arm64 ;; *) cpu=x64 ;; esac
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
    fi
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
