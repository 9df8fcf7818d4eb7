import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { NotedImport, ImportedRow } from '../../import-export/noted-import.ts';
import type { Permission } from '../permissions.ts';
import { runNow, type Action, type Entry, type WriteParts } from '../run-action.ts';
import { importActor } from './command-parts.ts';

type Brought = { readonly rows: readonly ImportedRow[]; readonly write: () => Promise<void> };

/** More than this is one entry with their numbers: nobody reads ten thousand. */
const mostEntries = 100;

/** What a file brings is in the log: an entry for each thing with what it was, or one for all of them. */
export const notedImport =
  (parts: WriteParts, entity: 'product' | 'content', file: string): NotedImport =>
  async (tx, rows, write) => {
    const permission: Permission = entity === 'product' ? 'import.run' : 'content.edit';
    const action: Action<Brought, null> = {
      name: `${entity}.import`,
      permission,
      run: async (_tx, brought) => {
        await brought.write();
        return { answer: null, entries: entriesOf(entity, basename(file), brought.rows) };
      },
    };
    await runNow(tx, parts, action, importActor, { rows, write }, {});
  };

/** As the log has it. */
function entriesOf(entity: string, file: string, rows: readonly ImportedRow[]): readonly Entry[] {
  const bulkId = randomUUID();
  const changed = rows.filter(({ changes }) => changes.length > 0);
  if (changed.length <= mostEntries) return changed.map(({ id, changes }) => ({ entity, entityId: id, changes, reason: file, bulkId }));
  const count = (isNew: boolean): number => changed.filter((row) => row.isNew === isNew).length;
  const changes = [
    { field: 'created', before: 0, after: count(true) },
    { field: 'changed', before: 0, after: count(false) },
  ];
  return [{ entity, entityId: file, changes, reason: file, bulkId }];
}
