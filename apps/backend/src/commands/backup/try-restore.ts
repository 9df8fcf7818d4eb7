import { restoreBackup } from '#kernel/backup/restore-backup.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/database/database.ts';
import { openServer } from '#kernel/database/open-server.ts';
import { StartError } from '#kernel/errors.ts';
import { silentLogger } from '#kernel/logger.ts';
import { backupTables } from '../../app/backup-tables.ts';
import { checkInvariants } from '../../app/check-invariants.ts';
import { migrations } from '../../app/migrations.ts';

type Trial = {
  readonly file: string;
  /** Replaced by what the backup holds. */ readonly url: string;
  readonly shop: Database;
  readonly clock: Clock;
};

/** Restores a backup into a database that is there for nothing else, and looks whether it adds up (R209): a file that was only written is no backup yet. */
export async function tryRestore({ file, url, shop, clock }: Trial): Promise<{ readonly rows: number }> {
  const trial = await openServer(url, 2, silentLogger);
  try {
    if ((await identityOf(trial)) === (await identityOf(shop))) {
      throw new StartError(
        'A backup would be tried on the database of the shop itself, and replace it: name one that is there for nothing else.',
      );
    }
    // Counted and checked as they are read: nobody looks at them, and all of them may be more than a disk has room for.
    const media = { write: async () => {} };
    const { rows } = await restoreBackup({ database: trial, file, migrations, media, force: true, tables: backupTables });
    const faults = await checkInvariants(trial, clock.now());
    if (faults.length > 0) throw new StartError(`The backup ${file} was restored, but does not add up:\n${faults.join('\n')}`);
    return { rows };
  } finally {
    await trial.close();
  }
}

/** Names of one server are many: the database and the moment its server was started are the same under all of them. */
const identityOf = async (database: Database): Promise<string> =>
  JSON.stringify((await database.query('select current_database() as name, pg_postmaster_start_time() as since')).rows[0]);
