import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Deletes all but the newest backups that the shop has named itself; what somebody has put beside them stays. */
export function keepNewest(folder: string, count: number): readonly string[] {
  const own = readdirSync(folder)
    .filter((name) => /^shop-\d{4}-\d\d-\d\dT[\d-]+\.backup\.gz$/.test(name))
    .sort();
  const old = own.slice(0, Math.max(0, own.length - count));
  for (const name of old) rmSync(join(folder, name));
  return old;
}
