/** A row of a printed table: its cells by the heads of their columns, the first of those with one name. */
export type Row = Readonly<Record<string, string>>;

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of all tables in a text, each under its own heads. */
export function readTables(printed: string): readonly Row[] {
  const lines = printed.split('\n');
  const rows: Row[] = [];
  let heads: readonly string[] = [];
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith('|')) heads = [];
    else if (lines[index + 1]?.startsWith('|--')) heads = cellsOf(line);
    else if (heads.length > 0 && !line.startsWith('|--')) {
      const cells = cellsOf(line);
      rows.push(Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? ''] as const).toReversed()));
    }
  }
  return rows;
}
