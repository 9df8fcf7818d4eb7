import { join } from 'node:path';
import { createBackup } from '#kernel/backup/create-backup.ts';
import { systemClock } from '#kernel/clock.ts';
import { loadEnvFile, readConfig } from '#kernel/config.ts';
import { openDatabase } from '#kernel/database/open-database.ts';
import { silentLogger } from '#kernel/logger.ts';
import { runCommand } from '../app/start-server.ts';

/** `npm run backup [-- file]`: all data and pictures in one file; a shop on PostgreSQL goes on meanwhile. */
await runCommand(async () => {
  loadEnvFile();
  const config = readConfig(process.env);
  const database = await openDatabase(config, silentLogger);
  try {
    const stamp = systemClock.now().toISOString().slice(0, 19).replaceAll(':', '-');
    const file = process.argv[2] ?? join(config.dataDir, 'backups', `shop-${stamp}.backup.gz`);
    const mediaFolder = join(config.dataDir, 'media', 'sources');
    const done = await createBackup({ database, clock: systemClock, file, mediaFolder });
    process.stderr.write(`Saved ${done.rows} rows of ${done.tables} tables and ${done.files} pictures in ${done.file}\n`);
  } finally {
    await database.close();
  }
});
