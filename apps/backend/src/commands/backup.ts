import { join } from 'node:path';
import { createBackup } from '#kernel/backup/create-backup.ts';
import { systemClock } from '#kernel/clock.ts';
import { silentLogger } from '#kernel/logger.ts';
import { backupTables } from '../app/backup-tables.ts';
import { runCommand } from '../app/start-server.ts';
import { withDatabase } from './open-shop.ts';

/** `npm run backup [-- file]`: all data and pictures in one file; a shop on PostgreSQL goes on meanwhile. */
await runCommand(() =>
  withDatabase(async ({ config, database }) => {
    const stamp = systemClock.now().toISOString().slice(0, 19).replaceAll(':', '-');
    const file = process.argv[2] ?? join(config.dataDir, 'backups', `shop-${stamp}.backup.gz`);
    const mediaFolder = join(config.dataDir, 'media', 'sources');
    const done = await createBackup({ database, clock: systemClock, file, mediaFolder, tables: backupTables });
    process.stderr.write(`Saved ${done.rows} rows of ${done.tables} tables and ${done.files} pictures in ${done.file}\n`);
  }, silentLogger),
);
