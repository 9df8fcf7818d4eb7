import { newestBackup } from '#kernel/backup/newest-backup.ts';
import { commandLine } from '#kernel/command-line.ts';
import { brokenIn, ok, unknown, type Examination, type Finding } from './finding.ts';

const hour = 3_600_000;
/** A night, and two hours for one that takes long. */
const oldestHours = 26;

/** Whether last night's backup is there. That it can be restored is tried before it gets its name (`backup --check`). */
export async function checkBackup({ config, clock }: Examination): Promise<Finding> {
  const { backups, backupDir } = config;
  if (backups === 'elsewhere')
    return unknown('Not looked at: BACKUPS says that something else makes them, which has to be watched itself.');
  const { count, madeAt } = await newestBackup(backupDir);
  if (count === 0) {
    return brokenIn(
      config,
      `There is no backup in ${backupDir}: make one with "${commandLine('backup')}", and one every night by a timer.`,
    );
  }
  const hours = Math.floor((clock.now().getTime() - madeAt) / hour);
  return hours <= oldestHours
    ? ok(`The newest of ${count} backups is ${hours} hours old.`)
    : brokenIn(
        config,
        `The newest backup is ${hours} hours old: read why the last one failed with "journalctl -u shop-backup", and make one with "${commandLine('backup')}".`,
      );
}
