import { spawnSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMachine, type Machine } from './machine.ts';

export type Network = {
  readonly machines: ReadonlyMap<string, Machine>;
  readonly machine: (name: string) => Machine;
  readonly addressOf: (name: string) => string;
  /** Pulls the cable of a machine: nothing reaches it, and it reaches nobody. */
  readonly cut: (name: string) => void;
  readonly join: (name: string) => void;
  readonly stop: () => Promise<void>;
};

function must(...[command = '', ...args]: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stderr}`);
}

/** Machines that share one root below their own changes, on one switch, and know each other by name. The first one has the switch. */
export async function startNetwork(
  folder: string,
  base: string,
  names: readonly string[],
  aliases: Readonly<Record<string, string>>,
): Promise<Network> {
  const addressOf = (name: string): string => `10.77.0.${names.indexOf(name) + 1}`;
  const hosts = names.map(
    (name) => `${addressOf(name)} ${[name, ...Object.keys(aliases).filter((alias) => aliases[alias] === name)].join(' ')}\n`,
  );
  const machines = new Map<string, Machine>();
  for (const name of names) {
    const machine = await startMachine(name, join(folder, name), base);
    machines.set(name, machine);
    appendFileSync(join(machine.root, 'etc/hosts'), `127.0.0.1 localhost\n${hosts.join('')}`);
  }
  const machine = (name: string): Machine => {
    const found = machines.get(name);
    if (!found) throw new Error(`there is no machine ${name}`);
    return found;
  };
  const [first = ''] = names;
  const inside = (name: string, ...words: string[]): void =>
    must('nsenter', '--target', String(machine(name).pid), '--net', 'ip', ...words);
  inside(first, 'link', 'add', 'eth0', 'type', 'bridge');
  for (const name of names.slice(1)) {
    inside(first, 'link', 'add', `to-${name}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(machine(name).pid));
    inside(first, 'link', 'set', `to-${name}`, 'master', 'eth0', 'up');
  }
  for (const name of names) {
    inside(name, 'address', 'add', `${addressOf(name)}/24`, 'dev', 'eth0');
    inside(name, 'link', 'set', 'eth0', 'up');
  }
  return {
    machines,
    machine,
    addressOf,
    cut: (name) => inside(first, 'link', 'set', `to-${name}`, 'nomaster'),
    join: (name) => inside(first, 'link', 'set', `to-${name}`, 'master', 'eth0'),
    stop: async () => void (await Promise.all([...machines.values()].map((one) => one.stop()))),
  };
}
