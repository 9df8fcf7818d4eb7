import type { Machine } from './machine.ts';

/** What a unit of systemd says, where there is no systemd: run as somebody, and again two seconds after it has ended. */
export type Service = { readonly name: string; readonly user: string; readonly command: string };

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** Starts it; whoever runs already stays. `PID` of what runs is in /run/<name>.pid, its output in /var/log/<name>.log. */
export async function serve(machine: Machine, { name, user, command }: Service): Promise<void> {
  const once = `setpriv --reuid=${user} --regid=${user} --init-groups sh -c ${quoted(`exec ${command}`)}`;
  const loop = `cd /; while :; do ${once} & echo $! >/run/${name}.pid; wait $!; echo "ended with $?"; sleep 2; done`;
  await machine.must(
    `[ -e /run/${name}.loop ] && kill -0 "$(cat /run/${name}.loop)" 2>/dev/null || {
       setsid sh -c ${quoted(loop)} >>/var/log/${name}.log 2>&1 </dev/null & echo $! >/run/${name}.loop; }`,
  );
}

/** Ends it as systemd would, and waits; it is not started again. */
export async function unserve(machine: Machine, name: string): Promise<void> {
  await machine.must(
    `kill -KILL "$(cat /run/${name}.loop)"; kill -TERM "$(cat /run/${name}.pid)" 2>/dev/null || exit 0
     for i in $(seq 400); do kill -0 "$(cat /run/${name}.pid)" 2>/dev/null || exit 0; sleep 0.1; done; kill -KILL "$(cat /run/${name}.pid)"`,
  );
  await machine.must(`rm -f /run/${name}.loop`);
}

/** `PID` of what runs. */
export const pidOf = async (machine: Machine, name: string): Promise<string> => (await machine.must(`cat /run/${name}.pid`)).trim();

export const signal = (machine: Machine, name: string, what: string): Promise<string> =>
  machine.must(`kill -${what} "$(cat /run/${name}.pid)"`);
