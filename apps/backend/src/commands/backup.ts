import { mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createBackup } from '#kernel/backup/create-backup.ts';
import { systemClock as clock } from '#kernel/clock.ts';
import { StartError } from '#kernel/errors.ts';
import { silentLogger } from '#kernel/logger.ts';
import { backupTables } from '../app/backup-tables.ts';
import { mediaSources } from '../app/media-storage.ts';
import { runCommand } from '../app/start-server.ts';
import { keepNewest } from './backup/keep-newest.ts';
import { tryRestore } from './backup/try-restore.ts';
import { dropUntried, untriedName } from './backup/untried.ts';
import { readOptions } from './command.ts';
import { withDatabase } from './open-shop.ts';

const usage = 'npm run backup [-- file] [--keep COUNT] [--check postgres://…/another-database]';
const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

/** `npm run backup`: all data and pictures in one file; a shop on PostgreSQL goes on meanwhile. */
await runCommand(async () => {
  const { values, positionals } = readOptions(process.argv.slice(2), { keep: { type: 'string' }, check: { type: 'string' } }, usage);
  const { keep, check } = values;
  if (positionals.length > 1 || (keep !== undefined && !/^[1-9]\d*$/.test(keep))) throw new StartError(usage);
  await withDatabase(async ({ config, database }) => {
    const stamp = clock.now().toISOString().slice(0, 19).replaceAll(':', '-');
    const file = positionals[0] ?? join(config.backupDir, `shop-${stamp}.backup.gz`);
    const url = check ?? config.backupCheckUrl;
    if (url !== undefined && database.kind !== 'server')
      throw new StartError('Only a backup of a shop on PostgreSQL can be tried elsewhere.');
    mkdirSync(dirname(file), { recursive: true });
    for (const name of dropUntried(file)) say(`Deleted ${name}`);
    const written = url === undefined ? file : untriedName(file);
    const done = await createBackup({ database, clock, file: written, media: mediaSources(config), tables: backupTables });
    say(`Saved ${done.rows} rows of ${done.tables} tables and ${done.files} pictures in ${written}`);
    if (url !== undefined) {
      const { rows } = await tryRestore({ file: written, url, shop: database, clock });
      renameSync(written, file);
      say(`Restored ${rows} rows of it elsewhere, and everything adds up: ${file}`);
    }
    // Only now: an old backup that can be restored is worth more than a new one that cannot.
    if (keep !== undefined) for (const name of keepNewest(dirname(file), Number(keep))) say(`Deleted ${name}`);
  }, silentLogger);
});
