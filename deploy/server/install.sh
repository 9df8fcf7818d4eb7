#!/bin/sh
# As root, in the folder of an unpacked archive: sh deploy/server/install.sh shop.example owner@shop.example
# Can be run again: what is there stays.
set -eu
host=${1:?name of the shop, such as shop.example}
email=${2:?address that hears of certificates}
here=$(cd "$(dirname "$0")/../.." && pwd)
server=$here/deploy/server

getent passwd shop >/dev/null || adduser --system --group --home /var/lib/shop --no-create-home shop
install -d -m 755 /opt/shop/versions /etc/shop
install -d -m 750 -o shop -g shop /var/lib/shop /var/backups/shop

# The first version, as "shop upgrade" puts the next ones beside it.
version=$(basename "$here")
[ -e "/opt/shop/versions/$version" ] || cp -a "$here" "/opt/shop/versions/$version"
[ -e /opt/shop/current ] || ln -s "versions/$version" /opt/shop/current
ln -sfn /opt/shop/current/bin/shop /usr/local/bin/shop

# Databases of the shop, and one in which each backup is tried. The user of the system is the user of the database: no password.
for database in shop shop_check; do
  runuser -u postgres -- psql -qAt -c "select 1 from pg_roles where rolname = 'shop'" | grep -q 1 || runuser -u postgres -- createuser shop
  runuser -u postgres -- psql -qAt -c "select 1 from pg_database where datname = '$database'" | grep -q 1 ||
    runuser -u postgres -- createdb -O shop -E UTF8 -T template0 "$database"
done

# Secrets are made once.
if [ ! -e /etc/shop/shop.env ]; then
  secret() { head -c 32 /dev/urandom | base64 | tr -d '/+=\n'; }
  sed -e "s|^PUBLIC_URL=.*|PUBLIC_URL=https://$host|" \
    -e "s|^SHOP_ACCESS_TOKEN=.*|SHOP_ACCESS_TOKEN=$(secret)|" -e "s|^CONSUMER_KEY=.*|CONSUMER_KEY=$(secret)|" \
    -e "s|^METRICS_TOKEN=.*|METRICS_TOKEN=$(secret)|" -e "s|^STAFF_SECRET=.*|STAFF_SECRET=$(secret)|" "$server/shop.env" >/etc/shop/shop.env.new
  chown root:shop /etc/shop/shop.env.new
  chmod 640 /etc/shop/shop.env.new
  mv /etc/shop/shop.env.new /etc/shop/shop.env
fi

install -m 644 "$server/shop@.service" "$server/shop.target" "$server/shop-backup.service" "$server/shop-backup.timer" /etc/systemd/system/
install -D -m 644 "$server/journald-shop.conf" /etc/systemd/journald.conf.d/shop.conf
install -D -m 644 "$server/Caddyfile" /etc/caddy/Caddyfile
install -d /etc/systemd/system/caddy.service.d
printf '[Service]\nEnvironment=SHOP_HOST=%s ACME_EMAIL=%s\n' "$host" "$email" >/etc/systemd/system/caddy.service.d/shop.conf
echo "Fill in what is empty in /etc/shop/shop.env, then go on with the guide."
