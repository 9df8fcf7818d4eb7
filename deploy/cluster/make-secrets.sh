#!/bin/sh
# Once, on a machine of your own: sh make-secrets.sh 10.0.0.0/24 folder
# Makes the secrets all machines share, and a certificate for each machine that speaks with the backups. ca.key, which makes certificates, stays
# there; the rest is copied to every machine.
set -eu
network=${1:?network of the machines, such as 10.0.0.0/24}
folder=${2:?folder to make}
umask 077
mkdir -p "$folder"
cd "$folder"
secret() { head -c 32 /dev/urandom | base64 | tr -d '/+=\n'; }
if [ ! -e cluster.env ]; then
  {
    echo "NETWORK=$network"
    echo "SHARED_BUFFERS=1GB"
    for name in SUPERUSER_PASSWORD REPLICATION_PASSWORD SHOP_PASSWORD PURGE_TOKEN SHOP_ACCESS_TOKEN CONSUMER_KEY METRICS_TOKEN STAFF_SECRET; do
      echo "$name=$(secret)"
    done
  } >cluster.env
fi
[ -e ca.key ] || openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj '/CN=shop backups' -keyout ca.key -out ca.crt 2>/dev/null
for machine in db1 db2 db3 backup; do
  [ ! -e "$machine.crt" ] || continue
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$machine" -addext "subjectAltName=DNS:$machine" -keyout "$machine.key" -out "$machine.csr" 2>/dev/null
  openssl x509 -req -in "$machine.csr" -CA ca.crt -CAkey ca.key -CAcreateserial -days 3650 -copy_extensions copy -out "$machine.crt" 2>/dev/null
  rm "$machine.csr"
done
