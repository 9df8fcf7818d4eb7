import type { Imported } from '../../import-export/catalogue/import-catalogue.ts';

const maxValueLength = 80;
const shown = (value: string): string => {
  if (value === '') return '(empty)';
  const line = value.replace(/\s+/g, ' ');
  return line.length > maxValueLength ? `"${line.slice(0, maxValueLength)}…"` : `"${line}"`;
};

/** The report of an import, one line a row of the file, then the counts. */
export function* importReport({ rows, refusals, refusedRows, file, isWritten }: Imported): Generator<string> {
  const lines = [
    ...rows.map(({ line, sku, view, status, fields }) => ({
      line,
      text: `${sku}${view === '' ? '' : ` (${view})`}: ${status}${fields.map(({ column, before, after }) => `\n    ${column}: ${shown(before)} → ${shown(after)}`).join('')}`,
    })),
    ...refusals.map(({ line, sku, reason }) => ({ line, text: `${sku || 'row'}: refused: ${reason}` })),
  ].sort((a, b) => a.line - b.line);
  for (const { line, text } of lines) yield `Line ${line}: ${text}`;
  if (file.ignoredColumns.length > 0) yield `Columns that are not read here: ${file.ignoredColumns.join(', ')}.`;
  const count = (status: (typeof rows)[number]['status']): number => rows.filter((row) => row.status === status).length;
  const unread = file.rows - rows.length - refusedRows;
  yield `${file.rows} rows: ${count('created')} created, ${count('changed')} changed, ${count('unchanged')} unchanged, ${refusedRows + unread} refused.`;
  if (isWritten) yield 'Everything is written.';
}
