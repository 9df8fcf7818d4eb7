import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuSeconds, removeFolder, residentMb, startShop, stop, untilIdle, type RunningShop } from '../harness/processes.ts';

/**
 * From the command to the first page. Without BENCH_DATABASE_URL on the embedded database: an empty folder, and a filled one. With it on that
 * database, which `npm run seed -- --scale 10000` has filled: without the snapshot of an earlier start, and with it, in turns.
 */
const databaseUrl = process.env['BENCH_DATABASE_URL'];
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const [port, limitMs] = [Number(process.env['BENCH_PORT'] ?? 4321), 1_800_000];

const row = (name: string, { startedInMs, child }: RunningShop, memoryMb = residentMb(child.pid ?? 0)): string =>
  `| ${name} | ${(startedInMs / 1000).toFixed(1)} s | ${cpuSeconds(child.pid ?? 0).toFixed(1)} s | ${memoryMb} MB |`;

async function measureEmbedded(): Promise<readonly string[]> {
  const cold = await startShop(port, undefined, { PREPARE_PICTURES: 'off' });
  const first = row('empty folder: create, migrate, seed', cold);
  await untilWritten(cold);
  await stop(cold.child);
  const warm = await startShop(port, cold.dataDir, { PREPARE_PICTURES: 'off' });
  const second = row('filled folder', warm);
  await new Promise((resolve) => setTimeout(resolve, 20_000));
  const idle = residentMb(warm.child.pid ?? 0);
  await stop(warm.child);
  removeFolder(cold.dataDir);
  return [first, second, `| the same after 20 s idle | | | ${idle} MB |`];
}

/** Until nothing is left to be made ready, and what the next start begins with lies there. */
async function untilWritten({ child, dataDir }: RunningShop): Promise<void> {
  const end = performance.now() + limitMs;
  while (!existsSync(join(dataDir, 'snapshot', 'catalogue'))) {
    if (performance.now() > end) throw new Error('the shop wrote no snapshot');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  await untilIdle(child, limitMs);
}

async function measureServer(url: string): Promise<readonly string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const env = { DATABASE_URL: url, PREPARE_PICTURES: 'off' };
  const rows: string[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const without = await startShop(port, dataDir, { ...env, START_SNAPSHOT: 'off' }, [], limitMs);
    rows.push(row('without a snapshot', without));
    await stop(without.child);
    if (round === 1) {
      const writes = await startShop(port, dataDir, env, [], limitMs);
      await untilWritten(writes);
      await stop(writes.child);
    }
    const restored = await startShop(port, dataDir, env, [], limitMs);
    rows.push(row('with the snapshot', restored));
    await stop(restored.child);
  }
  removeFolder(dataDir);
  return rows;
}

const rows = databaseUrl ? await measureServer(databaseUrl) : await measureEmbedded();
console.log('| start | first page after | computed until then | resident memory |\n|---|---|---|---|');
for (const line of rows) console.log(line);
