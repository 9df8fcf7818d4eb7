import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine } from '#kernel/command-line.ts';
import { brokenIn, ok, type Examination, type Finding } from './finding.ts';

const hour = 3_600_000;
/** A night, and two hours for one that takes long. */
const oldestHours = 26;

/** Whether last night's backup is there. That it can be restored is tried when it is made (`backup --check`). */
export async function checkBackup({ config, clock }: Examination): Promise<Finding> {
  const { backupDir } = config;
  const files = existsSync(backupDir) ? readdirSync(backupDir).filter((name) => name.endsWith('.backup.gz')) : [];
  const newest = Math.max(...files.map((name) => statSync(join(backupDir, name)).mtimeMs));
  if (files.length === 0) {
    return brokenIn(
      config,
      `There is no backup in ${backupDir}: make one with "${commandLine('backup')}", and one every night by a timer.`,
    );
  }
  const hours = Math.floor((clock.now().getTime() - newest) / hour);
  return hours <= oldestHours
    ? ok(`The newest of ${files.length} backups is ${hours} hours old.`)
    : brokenIn(
        config,
        `The newest backup is ${hours} hours old: read why the last one failed with "journalctl -u shop-backup", and make one with "${commandLine('backup')}".`,
      );
}
