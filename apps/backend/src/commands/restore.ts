import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { restoreBackup } from '#kernel/backup/restore-backup.ts';
import { loadEnvFile, readConfig } from '#kernel/config.ts';
import { openDatabase } from '#kernel/database/open-database.ts';
import { StartError } from '#kernel/errors.ts';
import { silentLogger } from '#kernel/logger.ts';
import { runCommand } from '../app/start-server.ts';

/** `npm run restore -- file [--force]`: brings a backup into an empty database, or with --force replaces everything in it. */
await runCommand(async () => {
  loadEnvFile();
  const config = readConfig(process.env);
  const args = process.argv.slice(2);
  const file = args.find((arg) => !arg.startsWith('--'));
  if (file === undefined) throw new StartError('Say which backup: npm run restore -- <file> [--force]');
  const database = await openDatabase(config, silentLogger);
  try {
    const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
    const mediaFolder = join(config.dataDir, 'media', 'sources');
    const done = await restoreBackup({ database, file, migrations, mediaFolder, force: args.includes('--force') });
    process.stderr.write(`Restored ${done.rows} rows of ${done.tables} tables and ${done.files} pictures; counts and checksum match.\n`);
  } finally {
    await database.close();
  }
});
