import type { Edit } from '../patch.ts';
import { Refused } from '../run-action.ts';

/** A sheet has so many rows and columns. */
export const mostRows = 5_000;
export const mostColumns = 30;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length <= 200;
const wrong = (line: number): never => {
  throw new Refused('file', `Line ${line} is no change of a product.`);
};

/** What a sheet changes: a line for each product, as an edit of it. */
export function readSheet(bytes: Buffer): readonly Edit[] {
  const edits: Edit[] = [];
  const seen = new Set<string>();
  const fields = new Set<string>();
  let line = 0;
  for (const [text] of bytes.toString('utf8').matchAll(/[^\r\n]+/g)) {
    line += 1;
    const edit = readEdit(text, line);
    if (seen.has(edit.id)) throw new Refused('file', `Line ${line}: ${edit.id} stands in the sheet twice.`);
    seen.add(edit.id);
    for (const { field } of edit.changes) fields.add(field);
    if (seen.size > mostRows) throw new Refused('bulk-rows', `A sheet has at most ${mostRows} rows.`);
    if (fields.size > mostColumns) throw new Refused('bulk-rows', `A sheet has at most ${mostColumns} columns.`);
    edits.push(edit);
  }
  if (edits.length === 0) throw new Refused('bulk-nothing', 'Nothing is changed.');
  return edits;
}

function readEdit(text: string, line: number): Edit {
  const read = parse(text) ?? wrong(line);
  const { id, version, changes } = read;
  if (!isText(id) || !Number.isSafeInteger(version) || !Array.isArray(changes) || changes.length > mostColumns) return wrong(line);
  const given = changes.map((change: unknown) => {
    const { field, base, value } = typeof change === 'object' && change !== null ? (change as Record<string, unknown>) : {};
    return isText(field) ? { field, base: base ?? null, value: value ?? null } : wrong(line);
  });
  return { id, version: Number(version), changes: given };
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}
