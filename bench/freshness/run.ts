import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { removeFolder, root, startShop, stop, untilIdle } from '../harness/processes.ts';
import { startRelay } from './relay.ts';

/** How long after a change is written does another process still show what was before? */
const databaseUrl = process.env['BENCH_DATABASE_URL'];
if (!databaseUrl) throw new Error('BENCH_DATABASE_URL must name an empty database.');
const changes = Number(process.env['BENCH_CHANGES'] ?? 12);
const port = 4326;
const busyProcesses = 10;
/** A simple product, whose pieces in the web stock a page names. */
const [sku, source] = ['MA-SIE-6202', 'WEB'];
const stockQuery = `{ products(filter: {sku: {eq: "${sku}"}}) { items { stock_qty } } }`;
const folder = mkdtempSync(join(tmpdir(), 'bench-freshness-'));
const env = { DATABASE_URL: databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'error' };

/** Resolves when somebody has told the database's listeners of a change. */
const nextCommit = (client: pg.Client): Promise<number> =>
  new Promise((resolve) => client.once('notification', () => resolve(performance.now())));

function setStock(quantity: number): Promise<void> {
  const child = spawn(process.execPath, ['apps/backend/src/commands/stock.ts', 'set', sku, source, String(quantity)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`npm run stock ended with ${code}`))));
  });
}

/** What the other process says, asked again and again, until it says something else; milliseconds since the change was written. */
async function seenAfter(read: () => Promise<string>, change: () => Promise<number>): Promise<number> {
  const before = await read();
  const writtenAt = await change();
  while ((await read()) === before) await new Promise((resolve) => setTimeout(resolve, 10));
  return performance.now() - writtenAt;
}

const burn = (): ChildProcess => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
const row = (name: string, times: readonly number[]): void => {
  const sorted = [...times].sort((one, other) => one - other);
  const [median = 0, most = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  console.log(`| ${name} | ${times.length} | ${median.toFixed(0)} ms | ${most.toFixed(0)} ms |`);
};

const relay = await startRelay(databaseUrl);
const shop = await startShop(port, folder, { ...env, DATABASE_URL: relay.url, PREPARE_PICTURES: 'off' });
const client = new pg.Client({ connectionString: databaseUrl });
const busy: ChildProcess[] = [];
try {
  await untilIdle(shop.child);
  await client.connect();
  await client.query('listen read_model');
  let quantity = 7;
  const change = async (): Promise<number> => {
    const committed = nextCommit(client);
    await Promise.all([committed, setStock((quantity = quantity === 7 ? 9 : 7))]);
    return committed;
  };
  const read = async (): Promise<string> => (await fetch(`${shop.url}/graphql?query=${encodeURIComponent(stockQuery)}`)).text();
  const measure = async (before: () => void = () => {}): Promise<readonly number[]> => {
    const times: number[] = [];
    for (let turn = 0; turn < changes; turn += 1) {
      before();
      times.push(await seenAfter(read, change));
    }
    return times;
  };
  console.log('| the other process | changes | median | longest |\n|---|---|---|---|');
  row('has nothing else to do', await measure());
  row('no longer hears of changes, and nobody told it', await measure(relay.silence));
  busy.push(...Array.from({ length: busyProcesses }, burn));
  row(`shares two cores with ${busyProcesses} that compute without end`, await measure());
} finally {
  for (const child of busy) child.kill('SIGKILL');
  await client.end();
  await stop(shop.child);
  relay.close();
  removeFolder(folder);
}
