import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort, sharedTestPostgres } from '../../apps/backend/src/testing/postgres.ts';
import { root } from './root.ts';
import { endWithParent, type Environment } from './run-command.ts';

// Machines are shared: what is slow is not wrong.
const startLimitMs = 300_000;
const endLimitMs = 10_000;
const logFile = join(root, 'test-results/shop.log');

/**
 * Starts the built shop once on an empty database, where it writes its whole demo shop, and ends it after the work, which waits for its
 * address when it needs it; what it says is in test-results/shop.log. SHOP_URL names one that runs already. On PostgreSQL, which takes half
 * the CPU; the long suite has the embedded database, as `npm start` does.
 */
export async function withTestShop<T>(env: Environment, work: (opened: Promise<string>) => Promise<T>): Promise<T> {
  const given = process.env['SHOP_URL'];
  if (given) return work(Promise.resolve(given));
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const isEmbedded = env['TEST_SIZE'] === 'long';
  const database = isEmbedded ? {} : { DATABASE_URL: await (await sharedTestPostgres()).createDatabase() };
  const settings = { ...database, PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off', PREPARE_PICTURES: 'off', LOG_LEVEL: 'warn' };
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  const shop = spawn(process.execPath, ['apps/shop/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...env, ...settings },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  endWithParent(shop);
  const opened = untilReady(shop, `${url}/readyz`).then(() => url);
  // Told to whoever waits for it.
  opened.catch(() => undefined);
  try {
    return await work(opened);
  } finally {
    await end(shop);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What the shop logged as an error: no test means to cause one, so there is none. A machine that is too busy for its database is no fault. */
export function errorsOfTestShop(): readonly string[] {
  if (process.env['SHOP_URL']) return [];
  return readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{"level":"error"') && !line.includes('"name":"DatabaseUnavailableError"'));
}

/** Waits for a shop that starts. */
export async function untilReady(shop: ChildProcess, address: string): Promise<void> {
  const deadline = performance.now() + startLimitMs;
  while (performance.now() < deadline) {
    if (shop.exitCode !== null) throw new Error('The shop for the tests ended while it was starting; test-results/shop.log says why.');
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await setTimeout(200);
  }
  throw new Error('The shop for the tests did not start in five minutes.');
}

/** Ends a shop, politely first. */
export async function end(shop: ChildProcess): Promise<void> {
  if (shop.exitCode !== null || shop.signalCode !== null) return;
  const gone = once(shop, 'exit');
  shop.kill('SIGTERM');
  const isGone = await Promise.race([gone.then(() => true), setTimeout(endLimitMs, false, { ref: false })]);
  if (isGone) return;
  shop.kill('SIGKILL');
  await gone;
}
