import { spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder, residentMb, root, startPinned, stop, waitFor } from '../harness/processes.ts';

export type Backend = { readonly url: string; readonly child: ChildProcess; readonly startedInMs: number };

/** A data folder with a shop of this many products; `BENCH_DATA` names a place where such folders are kept for the next run. */
export function seededFolder(products: number): { readonly folder: string; readonly isKept: boolean } {
  const kept = process.env['BENCH_DATA'];
  const folder = kept ? join(kept, `products-${products}`) : mkdtempSync(join(tmpdir(), 'bench-'));
  if (kept && existsSync(folder)) return { folder, isKept: true };
  const { status } = spawnSync(process.execPath, ['apps/backend/src/seed-command.ts', '--scale', String(products)], {
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`seeding ${products} products failed`);
  return { folder, isKept: Boolean(kept) };
}

/** The backend alone, on one core, with or without its memory of finished answers. */
export async function startBackend(port: number, folder: string, responseCacheMb: number): Promise<Backend> {
  const since = performance.now();
  const env = { PORT: String(port), DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'error', RESPONSE_CACHE_MB: String(responseCacheMb) };
  const child = startPinned(0, ['--expose-gc', '--import', './bench/listing/collect-on-signal.ts', 'apps/backend/src/main.ts'], env);
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
export function processorSeconds({ child }: Pick<Backend, 'child'>): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export { removeFolder, stop };
