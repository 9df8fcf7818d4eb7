import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing } from '../storage/files.ts';

/** The finished backups of a folder, and when the newest was made, in milliseconds; -Infinity where there is none. */
export async function newestBackup(folder: string): Promise<{ readonly count: number; readonly madeAt: number }> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith('.backup.gz'));
  const times = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  return { count: files.length, madeAt: Math.max(...times) };
}
