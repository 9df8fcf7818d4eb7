import { spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { collecting, removeFolder, residentMb, root, shopFlags, startPinned, waitFor } from './processes.ts';

/** Where a shop of some size lies: what a backend's environment must say. */
export type BenchShop = { readonly products: number; readonly env: Readonly<Record<string, string>>; readonly forget: () => void };

export type Backend = { readonly url: string; readonly child: ChildProcess; readonly startedInMs: number };

/**
 * A shop of this many products. Each size gets a database of its own on a server that is named, which stays for the next run;
 * without one the embedded database is used, in a folder that `BENCH_DATA` keeps.
 */
export async function seededShop(products: number, server: string | undefined): Promise<BenchShop> {
  const kept = process.env['BENCH_DATA'];
  const folder = kept ? join(kept, `products-${products}${server ? '-server' : ''}`) : mkdtempSync(join(tmpdir(), 'bench-'));
  const database = server ? await benchDatabase(server, `bench_${products}`) : { isNew: !existsSync(folder) || !kept, env: {} };
  const env = { ...database.env, DATA_DIR: folder, MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '16384', LOG_LEVEL: 'error' };
  if (database.isNew) seed(['--scale', String(products)], env);
  return { products, env, forget: () => void (kept || removeFolder(folder)) };
}

/** The demo shop with this many orders and customers more, on the embedded database or on a server; kept in the same way. */
export async function shopWithPast(orders: number, server: string | undefined): Promise<Omit<BenchShop, 'products'>> {
  const kept = process.env['BENCH_DATA'];
  const folder = kept ? join(kept, `past-${orders}${server ? '-server' : ''}`) : mkdtempSync(join(tmpdir(), 'bench-'));
  const database = server ? await benchDatabase(server, `bench_past_${orders}`) : { isNew: !existsSync(folder) || !kept, env: {} };
  const env = { ...database.env, DATA_DIR: folder };
  if (database.isNew) seed(['--customers', String(orders)], env);
  return { env, forget: () => void (kept || removeFolder(folder)) };
}

async function benchDatabase(server: string, name: string): Promise<{ isNew: boolean; env: Readonly<Record<string, string>> }> {
  const url = new URL(server);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${name}`);
    return { isNew: rowCount === 0, env: { DATABASE_URL: url.href } };
  } finally {
    await client.end();
  }
}

function seed(args: readonly string[], env: Readonly<Record<string, string>>): void {
  const { status } = spawnSync(process.execPath, ['apps/backend/src/commands/seed.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`seeding with ${args.join(' ')} failed`);
}

/** The backend alone, on one core and with the flags of tools/start.js, with or without its memory of finished answers. */
export async function startBackend(port: number, shop: BenchShop, responseCacheMb: number): Promise<Backend> {
  const since = performance.now();
  const env = { ...shop.env, PORT: String(port), RATE_LIMITS: 'off', RESPONSE_CACHE_MB: String(responseCacheMb) };
  const flags = [...shopFlags, ...collecting];
  const child = startPinned(0, [...flags, 'apps/backend/src/app/main.ts'], env);
  const url = `http://127.0.0.1:${port}`;
  const startedInMs = await waitFor(`${url}/readyz`, since, 900_000);
  return { url, child, startedInMs };
}

/** Resident memory after the garbage was collected. */
export async function memoryAfterCollecting({ child, url }: Backend): Promise<number> {
  for (let turn = 0; turn < 3; turn += 1) {
    child.kill('SIGUSR2');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await fetch(`${url}/healthz`);
  }
  return residentMb(child.pid ?? 0);
}

/** Seconds of processor time a process has used: the same on a quiet machine and on a busy one. */
export function processorSeconds({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
