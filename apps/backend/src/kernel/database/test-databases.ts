import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe } from 'node:test';
import { sharedTestPostgres } from '#testing/postgres.ts';
import { silentLogger } from '../logger.ts';
import type { Database, DatabaseSettings } from './database.ts';
import { embeddedFolder } from './embedded-folder.ts';
import { createDataFolder } from './embedded-server.ts';
import { openDatabase } from './open-database.ts';

type TestDatabases = {
  /** Settings of a fresh, empty database. */
  readonly settings: () => Promise<DatabaseSettings>;
  /** Opens a fresh database, or the given one again; closed after the suite. */
  readonly open: (settings?: DatabaseSettings) => Promise<Database>;
};

/** A DATA_DIR with an empty embedded database; making one takes seconds, so each is a copy of one made once on this machine. */
export async function emptyEmbeddedFolder(): Promise<string> {
  const { version } = JSON.parse(readFileSync(findPackageJSON('@electric-sql/pglite', import.meta.url) ?? '', 'utf8')) as {
    version: string;
  };
  const template = join(tmpdir(), `shop-embedded-template-${version}`);
  if (!existsSync(template)) {
    const draft = mkdtempSync(`${template}-`);
    await createDataFolder(draft);
    try {
      renameSync(draft, template);
    } catch {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-data-'));
  cpSync(template, embeddedFolder(dataDir), { recursive: true });
  return dataDir;
}

type Suite = (databases: TestDatabases, kind: Database['kind']) => void;

const isLong = process.env['TEST_SIZE'] === 'long';
/** A suite that hangs is named, instead of the run that waited for it. */
const timeout = isLong ? 1_800_000 : 180_000;

/** Runs a suite twice: the embedded database hides races, PostgreSQL hides a pool used inside a transaction. */
export const describeOnBothDatabases = (name: string, suite: Suite): void => describeOn(['embedded', 'server'], name, suite);

/** For what is the same on both: PostgreSQL in the small size, both in the long one. */
export const describeOnDatabase = (name: string, suite: Suite): void =>
  describeOn(isLong ? ['embedded', 'server'] : ['server'], name, suite);

function describeOn(kinds: readonly Database['kind'][], name: string, suite: Suite): void {
  for (const kind of kinds) {
    void describe(`${name} (${kind})`, { timeout }, () => {
      const opened: Database[] = [];
      const folders: string[] = [];
      after(async () => {
        await Promise.all(opened.map((database) => database.close()));
        for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      });
      const settings = async (): Promise<DatabaseSettings> => {
        if (kind === 'server') {
          const { createDatabase } = await sharedTestPostgres();
          return { dataDir: tmpdir(), databaseUrl: await createDatabase(), databasePool: 20 };
        }
        const dataDir = await emptyEmbeddedFolder();
        folders.push(dataDir);
        return { dataDir, databaseUrl: undefined, databasePool: 1 };
      };
      const open = async (given?: DatabaseSettings): Promise<Database> => {
        const database = await openDatabase(given ?? (await settings()), silentLogger);
        opened.push(database);
        return database;
      };
      suite({ settings, open }, kind);
    });
  }
}
