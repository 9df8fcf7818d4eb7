import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { allWell, makeBase, openCluster, type Cluster } from './cluster-test/cluster.ts';
import { orderFaults, soldPieces } from './cluster-test/check-orders.ts';
import { faults, type Fault } from './cluster-test/faults.ts';
import { addStock, freePieces, openShop } from './cluster-test/open-shop.ts';
import { recoverPointInTime } from './cluster-test/recover.ts';
import { rollThrough } from './cluster-test/roll.ts';
import { startCrowd, type Seen } from './cluster-test/watch-crowd.ts';

/**
 * `npm run test:cluster [-- --rounds 10 --rate 20 --only words,recovery,upgrade --archive file --former file --base folder --keep]`: nine machines
 * as deploy/cluster says, in network namespaces, under shoppers and buyers; then it is broken, piece by piece. With the archive of the version
 * before as `--former` the shops begin as that one and are upgraded first. As root on Debian.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    rate: { type: 'string', default: '20' },
    only: { type: 'string' },
    archive: { type: 'string' },
    former: { type: 'string' },
    base: { type: 'string', default: join(tmpdir(), 'shop-cluster-base') },
    keep: { type: 'boolean', default: false },
  },
});
const project = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'shop-cluster-'));
const words = (options.only ?? '').split(',');
const isChosen = (word: string): boolean => options.only === undefined || words.includes(word);
const scarce = { sku: 'MA-HOE-6021', pieces: 40 };

function archive(): string {
  if (options.archive) return resolve(options.archive);
  execFileSync(process.execPath, [join(project, 'tools/package.ts'), folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  return globSync(join(folder, '*.tar.gz'))[0] ?? '';
}

const secondsOf = (waitMs = 0): string => (waitMs / 1000).toFixed(1);

function row({ name, limitSeconds }: Fault, seen: Seen, wrong: readonly string[]): string {
  const [kept, page, call] = ['kept page', 'page', 'call'].map((what) => seen.answers.get(what));
  const rate = (seen.orders.length / seen.orderSeconds).toFixed(1);
  const cells = [
    name,
    limitSeconds,
    seen.orders.length,
    rate,
    secondsOf(call?.longest),
    secondsOf(page?.longest),
    secondsOf(kept?.longest),
    kept?.again ?? 0,
    call?.again ?? 0,
  ];
  return `| ${cells.join(' | ')} | ${wrong.join('; ') || 'nothing'} |`;
}

/** The longest that anybody waited, in the eyes of the issue: orders while there is no primary, everybody when a node goes. */
function waitFaults({ limitSeconds }: Fault, { answers }: Seen): readonly string[] {
  return ['kept page', 'page', 'call'].flatMap((what) => {
    const limit = what === 'kept page' ? Math.min(limitSeconds, 2) : limitSeconds;
    const longest = (answers.get(what)?.longest ?? 0) / 1000;
    return longest > limit ? [`a ${what} was waited for ${longest.toFixed(1)} s`] : [];
  });
}

async function breakIt(cluster: Cluster, fault: Fault, round: number, index: number): Promise<readonly string[]> {
  const name = `r${round}f${index}`;
  await addStock(cluster, scarce.sku, scarce.pieces);
  const free = await freePieces(cluster, scarce.sku);
  const crowd = await startCrowd(cluster, name, Number(options.rate));
  await pause(6_000);
  await fault.run(cluster, round);
  await allWell(cluster);
  await pause(4_000);
  const seen = await crowd.leave();
  const sold = await soldPieces(cluster, name, scarce.sku);
  const wrong = [...(await orderFaults(cluster, name, seen, scarce.sku)), ...(sold > free ? [`${sold} of ${free} pieces were sold`] : [])];
  const late = waitFaults(fault, seen);
  console.log(row(fault, seen, [...wrong, ...late]));
  return [...wrong, ...late].map((sentence) => `round ${round}, ${fault.name}: ${sentence}`);
}

/** What ends a fault early is said, and the next one is tried. */
const tryIt = (...its: Parameters<typeof breakIt>): Promise<readonly string[]> =>
  breakIt(...its).catch((error: Error) => [`round ${its[2]}, ${its[1].name}: ${error.message}`]);

// Machines end with their process, which ends as usual then.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

let cluster: Cluster | undefined;
try {
  const newest = archive();
  const former = options.former && resolve(options.former);
  await makeBase(options.base, former ?? newest, newest);
  cluster = await openCluster(folder, options.base);
  await openShop(cluster);
  const wrong: string[] = [];
  if (former && isChosen('upgrade')) wrong.push(...(await rollThrough(cluster, newest, Number(options.rate), scarce.sku)));
  console.log(
    '| fault | limit s | orders | orders/s | longest wait of a call s | of a new page s | of a kept page s | kept pages asked for again | calls | wrong |',
  );
  console.log(`|${' --- |'.repeat(10)}`);
  const chosen = [...faults.entries()].filter(([, { name }]) => words.some((word) => name.includes(word)));
  for (let round = 0; round < Number(options.rounds); round++)
    for (const [index, fault] of chosen) wrong.push(...(await tryIt(cluster, fault, round, index)));
  if (isChosen('recovery')) wrong.push(...(await recoverPointInTime(cluster)));
  for (const sentence of wrong) console.error(sentence);
  process.exitCode = wrong.length > 0 ? 1 : 0;
} catch (error) {
  for (const machine of cluster?.machines.values() ?? [])
    console.error(
      machine.name,
      (await machine.run('for name in /run/*.loop; do tail -n 4 /var/log/$(basename $name .loop).log; done')).output,
    );
  throw error;
} finally {
  for (const child of cluster?.children ?? []) child.kill('SIGTERM');
  await cluster?.stop();
  if (options.keep) console.log(`Kept: ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
