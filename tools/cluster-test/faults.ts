import { setTimeout as pause } from 'node:timers/promises';
import { eventually, type Machine } from '../machines/machine.ts';
import { pidOf, serve, signal, unserve } from '../machines/services.ts';
import { databases, primary, services, startServices, type Cluster } from './cluster.ts';

export type Fault = {
  readonly name: string;
  /** How long a shopper may wait for an answer (issue 30). */
  readonly limitSeconds: number;
  /** Breaks it, and mends what a person or systemd would mend; what mends itself is left alone. */
  readonly run: (cluster: Cluster, round: number) => Promise<void>;
};

const [ofDatabase, ofNode] = [30, 2];
const seconds = (count: number): Promise<void> => pause(count * 1000);
const shopOf = (cluster: Cluster, round: number): Machine => cluster.machine(`shop${1 + (round % 3)}`);

/** Until what was to end has ended, and runs again: whoever looks at once finds everything well. */
async function untilItIsAnother(machine: Machine, name: string, end: () => Promise<unknown>): Promise<void> {
  const before = await pidOf(machine, name);
  await end();
  await eventually(async () => (await pidOf(machine, name)) !== before, `${machine.name} has another ${name}`, 60_000);
}

async function killPrimary(cluster: Cluster): Promise<void> {
  const before = await primary(cluster);
  await cluster.machine(before).must('kill -KILL $(head -1 /var/lib/postgresql/15/shop/postmaster.pid)');
  await eventually(async () => (await primary(cluster).catch(() => before)) !== before, 'another primary', 60_000);
}

/** Everything on it ends at once, as when somebody pulls the plug; a minute later it comes back. */
async function pullPlug(cluster: Cluster, name: string): Promise<void> {
  // Whoever is the first process of its namespace, and the shell itself, are spared by the kernel.
  await cluster.machine(name).run('kill -KILL -1');
  await seconds(40);
  await cluster.machine(name).must('rm -f /run/*.loop /run/*.pid /run/postgresql/.s* /var/lib/postgresql/15/shop/postmaster.pid');
  await startServices(cluster, name);
}

async function cutOff(cluster: Cluster, name: string, forSeconds: number): Promise<void> {
  cluster.cut(name);
  await seconds(forSeconds);
  cluster.join(name);
}

async function fillDisk(machine: Machine, folder: string, forSeconds: number): Promise<void> {
  await machine.run(
    `fallocate -l "$(df --output=avail -B1 ${folder} | tail -1)" ${folder}/ballast; dd if=/dev/zero of=${folder}/ballast2 bs=64k 2>/dev/null`,
  );
  await seconds(forSeconds);
  await machine.must(`rm -f ${folder}/ballast ${folder}/ballast2`);
}

/** A node whose clock is wrong from its start on. */
async function wrongClock(cluster: Cluster, round: number): Promise<void> {
  const machine = shopOf(cluster, round);
  const offset = round % 2 === 0 ? '+300' : '-300';
  const library = '$(echo /usr/lib/*/faketime/libfaketime.so.1)';
  const wrong = `env FAKETIME=${offset} FAKETIME_DONT_FAKE_MONOTONIC=1 LD_PRELOAD=${library} ${services.shop.command}`;
  await unserve(machine, 'shop');
  await serve(machine, { ...services.shop, command: wrong });
  await seconds(40);
  await unserve(machine, 'shop');
  await serve(machine, services.shop);
}

/** Two of the three hang for a minute. */
async function withoutQuorum(cluster: Cluster): Promise<void> {
  const hung = databases.slice(1).map((name) => cluster.machine(name));
  for (const machine of hung) await signal(machine, 'etcd', 'STOP');
  await seconds(60);
  for (const machine of hung) await signal(machine, 'etcd', 'CONT');
}

async function hang(machine: Machine): Promise<void> {
  await signal(machine, 'shop', 'STOP');
  await seconds(15);
  await signal(machine, 'shop', 'CONT');
}

export const faults: readonly Fault[] = [
  { name: 'machine of the primary gone', limitSeconds: ofDatabase, run: async (cluster) => pullPlug(cluster, await primary(cluster)) },
  {
    name: 'PostgreSQL of the primary killed -9',
    limitSeconds: ofDatabase,
    run: killPrimary,
  },
  { name: 'primary cut off from all', limitSeconds: ofDatabase, run: async (cluster) => cutOff(cluster, await primary(cluster), 45) },
  { name: 'shop cut off from all', limitSeconds: ofNode, run: (cluster, round) => cutOff(cluster, shopOf(cluster, round).name, 20) },
  {
    name: 'shop killed -9',
    limitSeconds: ofNode,
    run: (cluster, round) => {
      const machine = shopOf(cluster, round);
      return untilItIsAnother(machine, 'shop', () => signal(machine, 'shop', 'KILL'));
    },
  },
  { name: 'shop hung (SIGSTOP)', limitSeconds: ofNode, run: (cluster, round) => hang(shopOf(cluster, round)) },
  {
    name: 'shop out of memory',
    limitSeconds: ofNode,
    run: (cluster, round) => {
      const machine = shopOf(cluster, round);
      return untilItIsAnother(machine, 'shop', () => machine.must('runuser -u shop -- prlimit --data=1 --pid "$(cat /run/shop.pid)"'));
    },
  },
  {
    name: 'Varnish restarted',
    limitSeconds: ofNode,
    run: async (cluster) => {
      await unserve(cluster.machine('front'), 'varnish');
      await serve(cluster.machine('front'), services.varnish);
    },
  },
  {
    name: 'HAProxy restarted, in front and on a shop',
    limitSeconds: ofNode,
    run: async (cluster, round) => {
      for (const machine of [cluster.machine('front'), shopOf(cluster, round)]) {
        await unserve(machine, 'haproxy');
        await serve(machine, services.haproxy);
      }
    },
  },
  {
    name: 'disk of the primary full',
    limitSeconds: ofDatabase,
    run: async (cluster) => fillDisk(cluster.machine(await primary(cluster)), '/var/lib/postgresql', 30),
  },
  { name: 'disk of a shop full', limitSeconds: ofNode, run: (cluster, round) => fillDisk(shopOf(cluster, round), '/var/lib/shop', 15) },
  { name: 'clock of a shop off by five minutes', limitSeconds: ofNode, run: wrongClock },
  { name: 'etcd without a quorum for a minute', limitSeconds: ofDatabase, run: withoutQuorum },
];
