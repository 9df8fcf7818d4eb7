import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

type Ran = { readonly status: number; readonly output: string; readonly seconds: number };
type Settings = {
  readonly env?: Readonly<Record<string, string>>;
  /** With the network of the machine this runs on: for packages. */ readonly online?: boolean;
};

/** A Debian in namespaces of its own: network, processes, mounts and name. No hypervisor, no systemd, the kernel of the machine it runs on. */
export type Machine = {
  readonly name: string;
  /** Its `/`, seen from here. */
  readonly root: string;
  /** Its first process, seen from here: `/proc/<pid>/ns` are its namespaces. */
  readonly pid: number;
  /** Runs a line of shell as its root, to the end. */
  readonly run: (line: string, settings?: Settings) => Promise<Ran>;
  /** The same, but what fails is thrown. */
  readonly must: (line: string, settings?: Settings) => Promise<string>;
  /** Starts a program of this machine in the network of that one, with the names it knows. */
  readonly beside: (command: string, args: readonly string[], env?: Readonly<Record<string, string>>) => ChildProcess;
  /** Ends it with everything that runs on it; what it had mounted goes with it. */
  readonly stop: () => Promise<void>;
};

const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

// Whoever is told to end takes its machines along.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** What its first process does: makes itself at home, then waits and buries whoever has nobody else. */
const firstProcess = `set -eu
root=$1 name=$2 base=$3
[ -z "$base" ] || mount -t overlay -o "lowerdir=$base,upperdir=$root.own,workdir=$root.work" overlay "$root"
hostname "$name"
ip link set lo up
mount --rbind /dev "$root/dev"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
mount -t proc proc "$root/proc"
exec chroot "$root" /bin/sh -c 'echo up; while :; do sleep 3600 & wait; done' machine`;

/** With a base, the root is an empty folder: what is the same on several machines lies once on the disk, and each has its own changes over it. */
export async function startMachine(name: string, root: string, base = ''): Promise<Machine> {
  if (base !== '') for (const folder of [root, `${root}.own`, `${root}.work`]) mkdirSync(folder, { recursive: true });
  const ways = ['--net', '--mount', '--pid', '--uts', '--ipc', '--fork', '--kill-child', '--propagation', 'private'];
  const holder = spawn('unshare', [...ways, 'sh', '-c', firstProcess, 'sh', root, name, base], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder, name);
  process.once('exit', () => holder.kill('SIGKILL'));
  const pid = Number(readFileSync(`/proc/${holder.pid}/task/${holder.pid}/children`, 'utf8').trim());
  const enter = ['--target', String(pid), '--mount', '--pid', '--uts', '--ipc', '--root', '--wd'];
  const run = (line: string, { env = {}, online = false }: Settings = {}): Promise<Ran> => {
    const settings = Object.entries({ PATH: path, HOME: '/root', LANG: 'C.UTF-8', DEBIAN_FRONTEND: 'noninteractive', ...env });
    const words = [...enter, ...(online ? [] : ['--net']), '/usr/bin/env', '-i', ...settings.map(([key, value]) => `${key}=${value}`)];
    return finish(spawn('nsenter', [...words, '/bin/sh', '-c', line], { stdio: ['ignore', 'pipe', 'pipe'] }));
  };
  return {
    name,
    // What lies over a base is mounted for the machine alone.
    root: base === '' ? root : `/proc/${pid}/root`,
    pid,
    run,
    must: async (line, settings) => {
      const { status, output } = await run(line, settings);
      if (status !== 0) throw new Error(`${name}: "${line}" ended with ${status}:\n${output}`);
      return output;
    },
    beside: (command, args, env = {}) =>
      spawn(
        'nsenter',
        [
          '--target',
          String(pid),
          '--net',
          'unshare',
          '--mount',
          'sh',
          '-c',
          'names=$(mktemp); cat "$1" >"$names"; mount --bind "$names" /etc/hosts; rm "$names"; shift; exec "$@"',
          'sh',
          join(`/proc/${pid}/root`, 'etc/hosts'),
          command,
          ...args,
        ],
        { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
      ),
    stop: async () => {
      const ended = new Promise((resolve) => holder.once('exit', resolve));
      if (holder.exitCode === null && holder.signalCode === null) {
        process.kill(pid, 'SIGKILL');
        await ended;
      }
    },
  };
}

async function once(holder: ChildProcess, name: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  holder.stdout?.once('data', () => resolve());
  holder.once('error', reject);
  holder.once('exit', (code) => reject(new Error(`the machine ${name} did not start (${code})`)));
  await promise;
}

/** A service that was left running may keep the pipes: what counts is the end of the command itself. */
async function finish(child: ChildProcess): Promise<Ran> {
  const begin = performance.now();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const status = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 128));
  });
  await wait(50);
  for (const stream of [child.stdout, child.stderr]) stream?.destroy();
  return { status, output, seconds: (performance.now() - begin) / 1000 };
}

/** Debian's own tool makes an empty system; where a folder has one already, it is copied. */
export function makeDebian(target: string, made: string | undefined): void {
  if (!existsSync('/usr/sbin/debootstrap')) throw new Error('This test needs debootstrap: apt-get install debootstrap.');
  const [command, ...args] = made === undefined ? ['debootstrap', '--variant=minbase', 'bookworm', target] : ['cp', '-a', made, target];
  const { status } = spawnSync(command ?? '', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
  for (const file of ['resolv.conf']) writeFileSync(join(target, 'etc', file), readFileSync(join('/etc', file)));
  // No package starts anything by itself: there is no service manager.
  writeFileSync(join(target, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
}

export async function eventually(check: () => Promise<boolean>, what: string, limitMs = 300_000): Promise<void> {
  const end = performance.now() + limitMs;
  while (!(await check().catch(() => false))) {
    if (performance.now() > end) throw new Error(`${what}: not within ${limitMs / 1000} s`);
    await wait(250);
  }
}
