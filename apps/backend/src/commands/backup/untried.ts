import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a backup is called until it was restored elsewhere: neither the doctor nor `--keep` takes it for one. */
export const untriedName = (file: string): string => `${file}.untried`;

/** Deletes what earlier trials refused, or did not come to: each is as large as a backup. */
export function dropUntried(file: string): readonly string[] {
  const folder = dirname(file);
  const old = readdirSync(folder).filter((name) => name.endsWith(untriedName('.backup.gz')));
  for (const name of old) rmSync(join(folder, name));
  return old;
}
