import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { orderFaults } from './check-orders.ts';
import { allWell, shops, type Cluster } from './cluster.ts';
import { setStock } from './open-shop.ts';
import { startCrowd, type Seen } from './watch-crowd.ts';

const next = '/srv/next.tar.gz';

/** In place of systemd, for what `shop upgrade` asks of it: a process is told to end, has ended, and the loop of the machine starts it anew. */
const systemctl = `#!/bin/sh
case "$1" in
list-units) echo 'shop@1.service loaded active running' ;;
restart) pid=$(cat /run/shop.pid) && kill -TERM "$pid" && while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done ;;
esac
`;

type Step = { readonly name: string; readonly line: string };
const steps: readonly Step[] = [
  { name: 'upgrade', line: `shop upgrade ${next} --no-backup` },
  { name: 'roll back', line: 'shop rollback' },
  { name: 'forward again', line: 'shop rollback' },
];

/** One shop after the other, by the command of the guide; the migrations run with the first. */
async function roll(cluster: Cluster, { name, line }: Step): Promise<void> {
  for (const shop of shops) {
    const machine = cluster.machine(shop);
    const begin = performance.now();
    await machine.must(`cd / && ${line}`);
    const version = (await machine.must('cat /opt/shop/current/VERSION')).trim();
    console.log(`${((performance.now() - begin) / 1000).toFixed(1).padStart(7)} s  ${name}: ${shop} is on ${version}`);
  }
  await allWell(cluster);
}

/** Nobody may notice: neither a failed answer nor one that was asked for twice. */
function noticed({ answers }: Seen): readonly string[] {
  return [...answers].flatMap(([what, { again }]) => (again > 0 ? [`a ${what} was asked for again ${again} times`] : []));
}

/**
 * The shops of the version before become the next one, go back, and forward again, each step under shoppers and buyers of its own. There is
 * enough of what is scarce elsewhere: whoever is refused is refused for nothing.
 */
export async function rollThrough(cluster: Cluster, archive: string, rate: number, scarceSku: string): Promise<readonly string[]> {
  await setStock(cluster, scarceSku, 1_000_000);
  const wrong: string[] = [];
  for (const shop of shops) {
    const { root } = cluster.machine(shop);
    cpSync(archive, join(root, next));
    writeFileSync(join(root, 'usr/local/sbin/systemctl'), systemctl, { mode: 0o755 });
  }
  for (const [index, step] of steps.entries()) {
    const name = `roll${index}`;
    const crowd = await startCrowd(cluster, name, rate);
    await pause(6_000);
    await roll(cluster, step);
    await pause(4_000);
    const seen = await crowd.leave();
    const answers = [...seen.answers].map(([what, { count, longest, again }]) => `${count} × ${what}, ≤ ${longest} ms, ${again} again`);
    console.log(`${step.name}: ${seen.orders.length} orders in ${seen.orderSeconds.toFixed(0)} s; ${answers.join('; ')}`);
    const faults = [...noticed(seen), ...(await orderFaults(cluster, name, seen, ''))];
    wrong.push(...faults.map((fault) => `${step.name}: ${fault}`));
  }
  return wrong;
}
