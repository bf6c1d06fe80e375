#!/usr/bin/env bash
# usage: scripts/check-nginx.sh [path of nginx]
# Loads deploy/nginx.conf with a real nginx: a certificate of its own, ports above 1024, nothing left behind.
# Without a path it takes the nginx of the system, else that of Debian's package, unpacked and not installed.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
nginx=${1:-$(command -v nginx || true)}
if [ -z "$nginx" ]; then
  (cd "$work" && apt-get download nginx >/dev/null && dpkg -x nginx_*.deb package)
  nginx=$work/package/usr/sbin/nginx
fi
openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=news.example.in \
  -keyout "$work/privkey.pem" -out "$work/fullchain.pem" 2>/dev/null
sed -e "s#/etc/letsencrypt/live/news.example.in#$work#" -e 's#:80;#:18080;#; s#listen 80;#listen 18080;#' \
  -e 's#:443 #:18443 #; s#listen 443 #listen 18443 #' deploy/nginx.conf >"$work/dinam.conf"
cat >"$work/nginx.conf" <<CONF
pid $work/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path $work; proxy_temp_path $work; fastcgi_temp_path $work; uwsgi_temp_path $work; scgi_temp_path $work;
  include $work/dinam.conf;
}
CONF
"$nginx" -v
"$nginx" -t -c "$work/nginx.conf" -p "$work"
