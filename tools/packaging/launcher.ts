const commandFile = /^node tools\/start\.js (apps\/backend\/src\/commands\/[a-z-]+\.ts)$/;

/** What a package can do and a clone cannot. */
const ofPackages = [
  ['upgrade', 'apps/shop/src/commands/upgrade.ts'],
  ['rollback', 'apps/shop/src/commands/rollback.ts'],
] as const;

/** The commands of the shop by the names of their scripts: `check:invariants` has the same name in a package. */
export const shopCommands = (scripts: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map([
    ...ofPackages,
    ...Object.entries(scripts).flatMap(([name, script]) => {
      const file = commandFile.exec(script)?.[1];
      return file === undefined ? [] : [[name, file] as const];
    }),
  ]);

/**
 * `bin/shop`: starts the shop, or one of its commands, on the Node beside it. Memory and heap are set as in tools/start.js; settings come
 * from the environment, then from /etc/shop/shop.env, so that a person at the terminal and the service manager have the same.
 */
export const launcher = (node: string, commands: ReadonlyMap<string, string>): string => `#!/bin/sh
# shop [start]: opens the shop; shop <command> [words]; shop version; shop help
set -eu
root=$(dirname "$(dirname "$(readlink -f "$0")")")
walkers=$(($(nproc) - 1))
[ "$walkers" -ge 1 ] || walkers=1
[ "$walkers" -le 4 ] || walkers=4
export SHOP_COMMAND=shop MALLOC_ARENA_MAX="\${MALLOC_ARENA_MAX:-2}" MALLOC_MMAP_THRESHOLD_="\${MALLOC_MMAP_THRESHOLD_:-16384}"
[ -z "\${CACHE_DIRECTORY:-}" ] || export NODE_COMPILE_CACHE="\${NODE_COMPILE_CACHE:-$CACHE_DIRECTORY/compile}"
settings=\${SHOP_SETTINGS:-/etc/shop/shop.env}
run() {
  file=$1
  shift
  set -- "$root/$file" "$@"
  [ ! -e "$settings" ] || set -- "--env-file=$settings" "$@"
  exec "$root/${node}" --max-semi-space-size=8 "--v8-pool-size=$walkers" "$@"
}
name=\${1-start}
[ $# -eq 0 ] || shift
case "$name" in
start) run apps/shop/src/main.ts "$@" ;;
version) exec cat "$root/VERSION" ;;
${[...commands].map(([name, file]) => `${name}) run ${file} "$@" ;;`).join('\n')}
help)
  echo "shop [start], shop version, or one of: ${[...commands.keys()].join(', ')}"
  ;;
*)
  echo "There is no command $name: \\"shop help\\" lists them." >&2
  exit 1
  ;;
esac
`;
