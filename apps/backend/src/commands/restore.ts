import { restoreBackup } from '#kernel/backup/restore-backup.ts';
import { StartError } from '#kernel/errors.ts';
import { silentLogger } from '#kernel/logger.ts';
import { backupTables } from '../app/backup-tables.ts';
import { mediaSources } from '../app/media-storage.ts';
import { migrations } from '../app/migrations.ts';
import { runCommand } from '../app/start-server.ts';
import { withDatabase } from './open-shop.ts';

/** `npm run restore -- file [--force]`: brings a backup into an empty database, or with --force replaces everything in it. */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const file = args.find((arg) => !arg.startsWith('--'));
  if (file === undefined) throw new StartError('Say which backup: npm run restore -- <file> [--force]');
  await withDatabase(async ({ config, database }) => {
    const force = args.includes('--force');
    const done = await restoreBackup({ database, file, migrations, media: mediaSources(config), force, tables: backupTables });
    process.stderr.write(
      `Restored ${done.rows} rows of ${done.tables} tables and ${done.files} pictures as of ${done.createdAt}; counts and checksum match.\n` +
        'Customers log in anew; links to a new password and to confirm something have ended.\n',
    );
  }, silentLogger);
});
