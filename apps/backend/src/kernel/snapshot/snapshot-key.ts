import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Queryable } from '../database/database.ts';
import type { SnapshotKey } from './snapshot-file.ts';

const isSource = (name: string): boolean => /\.(?:ts|js)$/.test(name) && !name.endsWith('.test.ts');

/** A hash of the code in these folders, and of what Node brings: it sorts names and writes values. */
export function codeKey(folders: readonly URL[]): string {
  const hash = createHash('sha256');
  const { node, v8, icu, unicode } = process.versions;
  hash.update(JSON.stringify([node, v8, icu, unicode, process.arch]));
  for (const folder of folders) {
    const path = fileURLToPath(folder);
    const names = readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && isSource(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`)
      .sort();
    for (const name of names) hash.update(name.slice(path.length)).update('\n').update(readFileSync(name));
  }
  return hash.digest('hex');
}

/** A hash of the migrations that made the tables what they are: one of them may have written rows, too. */
async function schemaKey(database: Queryable): Promise<string> {
  const { rows } = await database.query<{ name: string }>('select name from migration order by name');
  return createHash('sha256')
    .update(rows.map(({ name }) => name).join('\n'))
    .digest('hex');
}

export const snapshotKey = async (database: Queryable, folders: readonly URL[]): Promise<SnapshotKey> => ({
  code: codeKey(folders),
  schema: await schemaKey(database),
});
