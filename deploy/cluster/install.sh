#!/bin/sh
# As root, in the folder of an unpacked archive: sh deploy/cluster/install.sh database|shop|front|backup <name of this machine> <folder of make-secrets.sh>
# Puts the files of one kind of machine in their places. Can be run again.
set -eu
kind=${1:?database, shop, front or backup}
node=${2:?name of this machine, such as db1}
secrets=${3:?folder of make-secrets.sh}
here=$(cd "$(dirname "$0")" && pwd)
. "$secrets/cluster.env"

# put FILE PLACE OWNER MODE: with the names and secrets filled in
put() {
  install -d "$(dirname "$2")"
  sed -e "s|__NODE__|$node|g" -e "s|__NETWORK__|$NETWORK|g" -e "s|__SHARED_BUFFERS__|$SHARED_BUFFERS|g" \
    -e "s|__SUPERUSER_PASSWORD__|$SUPERUSER_PASSWORD|g" -e "s|__REPLICATION_PASSWORD__|$REPLICATION_PASSWORD|g" \
    -e "s|__SHOP_PASSWORD__|$SHOP_PASSWORD|g" -e "s|__PURGE_TOKEN__|$PURGE_TOKEN|g" \
    -e "s|__SHOP_ACCESS_TOKEN__|$SHOP_ACCESS_TOKEN|g" -e "s|__CONSUMER_KEY__|$CONSUMER_KEY|g" \
    -e "s|__METRICS_TOKEN__|$METRICS_TOKEN|g" -e "s|__STAFF_SECRET__|$STAFF_SECRET|g" "$1" >"$2.new"
  chown "$3" "$2.new"
  chmod "$4" "$2.new"
  mv "$2.new" "$2"
}

pgbackrest() {
  put "$here/pgbackrest-$kind.conf" /etc/pgbackrest/pgbackrest.conf postgres:postgres 640
  # Debian's package brings a file of its own elsewhere, which would be read first.
  rm -f /etc/pgbackrest.conf
  install -o postgres -g postgres -m 644 "$secrets/ca.crt" /etc/pgbackrest/ca.crt
  install -o postgres -g postgres -m 644 "$secrets/$node.crt" /etc/pgbackrest/machine.crt
  install -o postgres -g postgres -m 600 "$secrets/$node.key" /etc/pgbackrest/machine.key
}

case "$kind" in
database)
  # Patroni makes and runs the cluster; Debian's own one stays away.
  [ ! -e /etc/postgresql/15/main ] || pg_dropcluster --stop 15 main
  put "$here/etcd.env" /etc/default/etcd root:root 644
  put "$here/patroni.yml" /etc/patroni/config.yml postgres:postgres 600
  pgbackrest
  ;;
shop)
  getent passwd shop >/dev/null || adduser --system --group --home /var/lib/shop --no-create-home shop
  install -d -m 755 /opt/shop/versions /etc/shop
  install -d -m 750 -o shop -g shop /var/lib/shop
  # The first version, as "shop upgrade" puts the next ones beside it.
  archive=$(cd "$here/../.." && pwd)
  version=$(basename "$archive")
  [ -e "/opt/shop/versions/$version" ] || cp -a "$archive" "/opt/shop/versions/$version"
  [ -e /opt/shop/current ] || ln -s "versions/$version" /opt/shop/current
  ln -sfn /opt/shop/current/bin/shop /usr/local/bin/shop
  put "$here/haproxy-database.cfg" /etc/haproxy/haproxy.cfg root:root 644
  install -m 644 "$here/../server/shop@.service" "$here/../server/shop.target" /etc/systemd/system/
  put "$here/shop-unit.conf" /etc/systemd/system/shop@.service.d/cluster.conf root:root 644
  # What was filled in by hand stays.
  [ -e /etc/shop/shop.env ] || put "$here/shop.env" /etc/shop/shop.env root:shop 640
  ;;
front)
  put "$here/Caddyfile" /etc/caddy/Caddyfile root:root 644
  # Debian's unit does not start it anew.
  install -d /etc/systemd/system/caddy.service.d
  printf '[Service]\nRestart=always\nRestartSec=1\n' >/etc/systemd/system/caddy.service.d/restart.conf
  put "$here/varnish.conf" /etc/systemd/system/varnish.service.d/shop.conf root:root 644
  put "$here/haproxy-shops.cfg" /etc/haproxy/haproxy.cfg root:root 644
  put "$here/default.vcl" /etc/varnish/default.vcl root:varnish 640
  put "$here/../varnish/shop.vcl" /etc/varnish/shop.vcl root:root 644
  ;;
backup)
  pgbackrest
  install -d -o postgres -g postgres -m 750 /var/lib/pgbackrest
  install -m 644 "$here/pgbackrest-shop@.service" "$here/pgbackrest-shop@full.timer" "$here/pgbackrest-shop@diff.timer" /etc/systemd/system/
  ;;
*) echo "database, shop, front or backup, not $kind" >&2 && exit 1 ;;
esac
