import type { ImportedContent } from '../../import-export/content/import-content.ts';

const maxChanges = 6;

/** The report of an import: a line for each record that is new or changed, then the counts of each kind. */
export function* contentReport({ records, refusals, notes, isWritten }: ImportedContent): Generator<string> {
  for (const { file, status, changes } of records) {
    if (status === 'same') continue;
    const more = changes.length > maxChanges ? `, and ${changes.length - maxChanges} more` : '';
    yield `${file}: ${status}${changes.length > 0 ? ` (${changes.slice(0, maxChanges).join(', ')}${more})` : ''}`;
  }
  for (const note of notes) yield `Note: ${note}`;
  for (const refusal of refusals) yield `Refused: ${refusal}`;
  const count = (status: string): number => records.filter((record) => record.status === status).length;
  yield `${records.length} records: ${count('new')} new, ${count('changed')} changed, ${count('same')} the same; ${refusals.length} refused.`;
  if (isWritten) yield 'Everything is written; running shops show it within two seconds.';
}
