#!/bin/sh
# In place of systemctl on a machine without systemd: starts what a unit says, as whom it says, with the environment it says, and ends it as it
# says. It does not watch, restart, limit or wall in; timers and targets are only noted.
set -eu
units=/run/units
mkdir -p "$units" /var/log/units
verb='' names='' now=no
for word in "$@"; do
  case "$word" in
  --now) now=yes ;;
  -*) ;;
  *) if [ -z "$verb" ]; then verb=$word; else names="$names ${word%.service}"; fi ;;
  esac
done

note() { echo "systemctl, stand-in: $*" | tee -a /var/log/units/systemctl.log; }

# find NAME: its file and what was added to it
find_unit() {
  plain=$1 instance=''
  case "$1" in *@*) plain=${1%@*}@ instance=${1#*@} ;; esac
  for folder in /etc/systemd/system /lib/systemd/system; do
    if [ -e "$folder/$plain.service" ]; then
      files="$folder/$plain.service"
      for more in "/etc/systemd/system/$plain.service.d"/*.conf; do [ ! -e "$more" ] || files="$files $more"; done
      return 0
    fi
  done
  return 1
}
value() { cat $files | sed -n "s/^$1=//p" | sed "s/%i/$instance/g"; }
one() { value "$1" | tail -n 1; }

launch() {
  user=$(one User)
  user=${user:-root}
  set -- env "HOME=$(getent passwd "$user" | cut -d: -f6)"
  for pair in $(value Environment); do set -- "$@" "$pair"; done
  cache=$(one CacheDirectory)
  if [ -n "$cache" ]; then
    install -d -o "$user" "/var/cache/$cache"
    set -- "$@" "CACHE_DIRECTORY=/var/cache/$cache"
  fi
  right=$(one AmbientCapabilities | sed 's/CAP_NET_ADMIN//; s/CAP_//g; s/ //g' | tr A-Z a-z)
  set -- "$@" setpriv "--reuid=$user" "--regid=$user" --init-groups
  [ -z "$right" ] || set -- "$@" "--inh-caps=+$right" "--ambient-caps=+$right"
  cd "$(one WorkingDirectory | grep . || echo /)"
  umask "$(one UMask | grep . || echo 022)"
  exec "$@" $(one ExecStart | sed 's/^[-+!@:]*//')
}

start() {
  case "$1" in *.target | *.timer | systemd-*) note "nothing runs for $1" && return 0 ;; esac
  find_unit "$1" || { note "there is no unit $1" && return 5; }
  if [ "$(one Type)" = oneshot ]; then
    (launch) || return $?
  elif ! is_alive "$1"; then
    setsid sh -c "echo \$\$ >'$units/$1.pid'; exec '$0' run-unit '$1'" >>"/var/log/units/$1.log" 2>&1 </dev/null &
    while [ ! -s "$units/$1.pid" ]; do sleep 0.05; done
  fi
}
is_alive() { [ -s "$units/$1.pid" ] && kill -0 "$(cat "$units/$1.pid")" 2>/dev/null; }

stop() {
  is_alive "$1" || { rm -f "$units/$1.pid" && return 0; }
  find_unit "$1"
  left=$(($(one TimeoutStopSec | sed 's/[^0-9]//g' | grep . || echo 90) * 10))
  kill -TERM "$(cat "$units/$1.pid")"
  while is_alive "$1" && [ "$left" -gt 0 ]; do
    sleep 0.1
    left=$((left - 1))
  done
  ! is_alive "$1" || kill -KILL "$(cat "$units/$1.pid")"
  rm -f "$units/$1.pid"
}

case "$verb" in
run-unit)
  find_unit ${names# }
  launch
  ;;
daemon-reload) note 'nothing to read anew' ;;
list-units) for file in "$units"/shop@*.pid; do [ ! -e "$file" ] || echo "$(basename "$file" .pid).service loaded active running"; done ;;
is-active) is_alive ${names# } ;;
enable) for name in $names; do [ "$now" = no ] || start "$name"; done ;;
start) for name in $names; do start "$name"; done ;;
stop) for name in $names; do stop "$name"; done ;;
restart) for name in $names; do
  case "$name" in *.target | *.timer | systemd-*) ;; *) stop "$name" ;; esac
  start "$name"
done ;;
*) note "does not know $verb" && exit 1 ;;
esac
