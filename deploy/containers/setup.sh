#!/bin/sh
# sh deploy/containers/setup.sh shop.example owner@shop.example: secrets and settings for compose.yaml beside it. What is there stays.
set -eu
host=${1:?name of the shop, such as shop.example}
email=${2:?address that hears of certificates}
cd "$(dirname "$0")"
secret() { head -c 32 /dev/urandom | base64 | tr -d '/+=\n'; }
umask 077
mkdir -p secrets
for name in postgres-password purge-token metrics-token grafana-password; do
  [ -e "secrets/$name" ] || secret >"secrets/$name"
done
# Read inside by users of their own; the folder is root's.
chmod 644 secrets/*
[ -e .env ] || printf 'SHOP_HOST=%s\nACME_EMAIL=%s\n' "$host" "$email" >.env
[ -e shop.env ] || sed -e "s|^PUBLIC_URL=.*|PUBLIC_URL=https://$host|" -e '/^BACKUP_/d' -e '/^DATA_DIR=/d' \
  -e "s|^DATABASE_URL=.*|DATABASE_URL=postgres://shop:$(cat secrets/postgres-password)@postgres/shop|" \
  -e "s|^METRICS_TOKEN=.*|METRICS_TOKEN=$(cat secrets/metrics-token)|" -e "s|^SHOP_ACCESS_TOKEN=.*|SHOP_ACCESS_TOKEN=$(secret)|" \
  -e "s|^CONSUMER_KEY=.*|CONSUMER_KEY=$(secret)|" -e "s|^STAFF_SECRET=.*|STAFF_SECRET=$(secret)|" \
  -e "\$aPURGE_TOKEN=$(cat secrets/purge-token)" ../server/shop.env >shop.env
echo "Fill in what is empty in $(pwd)/shop.env, then go on with the guide."
