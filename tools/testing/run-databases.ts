import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestPostgres } from '../../apps/backend/src/testing/postgres.ts';
import { runNode, type Environment } from './run-command.ts';
import type { StepTime } from './times.ts';

export type RunDatabases = {
  /** Tells the tests where the server and the templates of this run are. */
  readonly env: Environment;
  readonly time: StepTime;
  readonly stop: () => Promise<void>;
};

/** One PostgreSQL server for the whole run, and the small demo shop seeded once on each kind of database. */
export async function openRunDatabases(): Promise<RunDatabases> {
  const start = performance.now();
  const server = await startTestPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'shop-templates-'));
  const env = { TEST_POSTGRES_URL: (process.env['TEST_POSTGRES_URL'] = server.url) };
  const made = await Promise.all(
    ['postgres', 'embedded'].map((kind) => runNode(['tools/testing/make-template.ts', kind, folder], env, 'buffer')),
  );
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const failed = made.find(({ code }) => code !== 0);
  if (failed) {
    await stop();
    throw new Error(`The demo shop for the tests could not be seeded: ${failed.output}`);
  }
  const time = {
    name: 'databases for the tests',
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: made.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    passed: true,
  };
  return { env: { ...env, TEST_TEMPLATES: folder }, time, stop };
}
