import type { Tx } from '#kernel/database/database.ts';
import type { Audit } from '#modules/audit/index.ts';
import type { Edit } from '../patch.ts';

/** What others have changed since an edit was begun, and it does not touch. */
export async function mergedFields(
  tx: Tx,
  { changesSince }: Pick<Audit, 'changesSince'>,
  entity: string,
  edit: Edit,
): Promise<readonly string[]> {
  const since = await changesSince(tx, entity, edit.id, edit.version);
  const own = new Set(edit.changes.map(({ field }) => field));
  return [...new Set(since.map(({ field }) => field))].filter((field) => !own.has(field)).sort();
}
