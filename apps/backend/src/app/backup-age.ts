import { newestBackup } from '#kernel/backup/newest-backup.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Config } from '#kernel/config.ts';
import type { Measure } from '#kernel/http/metrics.ts';
import type { Logger } from '#kernel/logger.ts';

type Options = { readonly config: Pick<Config, 'backups' | 'backupDir'>; readonly clock: Clock; readonly logger: Logger };

/** How old the newest backup is that can be restored: one whose trial failed does not count. */
export function backupAge({ config, clock, logger }: Options): Measure {
  let madeAt = Number.NaN;
  let reading: Promise<void> | undefined;
  // Nobody waits for it: a disk of backups that hangs would hold up all other numbers.
  const look = (): void =>
    void (reading ??= newestBackup(config.backupDir)
      .then((newest) => void (madeAt = newest.madeAt))
      .catch((error: unknown) => logger.warn('metrics.backups-unknown', { error }))
      .finally(() => (reading = undefined)));
  return {
    name: 'shop_backup_age_seconds',
    help: 'Age of the newest backup in BACKUP_DIR, as of the last time this was asked for; +Inf where there is none.',
    kind: 'gauge',
    read: () => {
      if (config.backups === 'shop') look();
      return [{ value: (clock.now().getTime() - madeAt) / 1000 }];
    },
  };
}
