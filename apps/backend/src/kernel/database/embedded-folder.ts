import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors.ts';
import { createDataFolder } from './embedded-server.ts';
import { takeLock, type FileLock } from './lock-file.ts';

/** Where the embedded database of a DATA_DIR lives. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, 'database');

/** Locks the folder of the embedded database; PGlite itself would let a second process in and lose its writes. */
export function lockEmbeddedFolder(dataDir: string): FileLock {
  makeFolder(dataDir);
  return takeLock(
    join(dataDir, 'database.lock'),
    (holder) =>
      `The embedded database in ${dataDir} is in use by ${holder}: stop the shop, or the command, that works on it and try again. ` +
      'With DATABASE_URL, on PostgreSQL, shop and commands work side by side.',
  );
}

/** Creates the data folder beside its place and renames it when complete, so that a killed first start leaves nothing half-made (R076). */
export async function prepareEmbeddedFolder(dataDir: string): Promise<void> {
  const folder = embeddedFolder(dataDir);
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  if (!existsSync(folder)) {
    makeFolder(draft);
    await createDataFolder(draft);
    renameSync(draft, folder);
  }
  chmodSync(folder, 0o700);
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch (cause) {
    throw new StartError(
      `The folder ${path} cannot be made (${(cause as NodeJS.ErrnoException).code}): set DATA_DIR to a folder the shop may write.`,
      {
        cause,
      },
    );
  }
}
