import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixedClock } from '#kernel/clock.ts';
import { readConfig } from '#kernel/config.ts';
import { openDatabase } from '#kernel/database/open-database.ts';
import { emptyEmbeddedFolder } from '#kernel/database/test-databases.ts';
import { silentLogger } from '#kernel/logger.ts';
import { renameDatabase, sharedTestPostgres } from './postgres.ts';

export type DatabaseKind = 'embedded' | 'postgres';

/** A copy of the small demo shop: what the environment must say to open it. */
export type SeededShop = {
  readonly environment: { readonly DATA_DIR: string; readonly DATABASE_URL?: string };
  readonly remove: () => void;
};

/** Noon on a Sunday in winter; demo dates count from it. */
export const testNow = '2026-11-15T11:00:00Z';

/** The database of this run: TEST_DATABASE says which kind. */
export const databaseKind = (): DatabaseKind => (process.env['TEST_DATABASE'] === 'postgres' ? 'postgres' : 'embedded');

const templateDatabase = 'seeded_small_shop';
const made = new Map<DatabaseKind, Promise<string>>();

/** A copy of the shop that was seeded once for the whole run; a file that runs alone seeds its own. */
export async function copySeededShop(kind = databaseKind()): Promise<SeededShop> {
  const template = await templateOf(kind);
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-data-'));
  for (const part of readdirSync(template)) (part === 'media' ? linkFiles : copyFiles)(join(template, part), join(dataDir, part));
  const databaseUrl = kind === 'postgres' ? await (await sharedTestPostgres()).createDatabase(templateDatabase) : undefined;
  return {
    environment: { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

const copyFiles = (from: string, to: string): void => cpSync(from, to, { recursive: true });

/** Pictures are replaced, never changed: further names for hundreds of them take less than copies. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    (entry.isDirectory() ? linkFiles : linkSync)(join(from, entry.name), join(to, entry.name));
  }
}

function templateOf(kind: DatabaseKind): Promise<string> {
  const ofTheRun = process.env['TEST_TEMPLATES'];
  if (ofTheRun) return Promise.resolve(join(ofTheRun, kind));
  let template = made.get(kind);
  if (!template) made.set(kind, (template = makeTemplate(kind, ownFolder())));
  return template;
}

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-templates-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Seeds the small demo shop once, for copies of it; returns its DATA_DIR below the folder. */
export async function makeTemplate(kind: DatabaseKind, folder: string): Promise<string> {
  const dataDir = join(folder, kind);
  if (kind === 'embedded') renameSync(await emptyEmbeddedFolder(), dataDir);
  const databaseUrl = kind === 'postgres' ? await (await sharedTestPostgres()).createDatabase() : undefined;
  const config = readConfig({ DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) });
  // Loaded here alone: a test on a copy needs neither the demo data nor the time to read it.
  const [{ smallShop }, { openBackendOn }] = await Promise.all([import('@shop/demo-data'), import('../app/open-backend.ts')]);
  const database = await openDatabase(config, silentLogger);
  const backend = await openBackendOn(database, {
    config,
    clock: fixedClock(testNow),
    logger: silentLogger,
    shop: smallShop,
    workers: false,
  });
  await backend.close();
  await database.close();
  if (databaseUrl) await renameDatabase(databaseUrl, templateDatabase);
  return dataDir;
}
