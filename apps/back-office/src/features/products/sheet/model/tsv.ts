/** A table as a spreadsheet program puts it on the clipboard: tabs, a line a row; cells with a tab, a break or a quote stand in quotes. */
export type Table = readonly (readonly string[])[];

const special = /["\t\r\n]/;

/** What Excel and LibreOffice copied; the break behind the last row is no row. */
export function readTsv(text: string): Table {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;
  while (cell.lastIndex <= text.length) {
    const at = cell.lastIndex;
    // A quote inside a cell that began without one, or that is not closed, is a sign like any other.
    const found = cell.exec(text) ?? bare(text, at, cell);
    const [, quoted, plain = '', end = ''] = found;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"').replace(/\r\n?/g, '\n'));
    if (end === '\t') continue;
    rows.push(row);
    row = [];
    if (end === '' || cell.lastIndex >= text.length) break;
  }
  return rows;
}

/** Up to the next tab or break, quotes and all. */
function bare(text: string, at: number, cell: RegExp): readonly (string | undefined)[] {
  const found = /[^\t\r\n]*/y;
  found.lastIndex = at;
  const plain = found.exec(text)?.[0] ?? '';
  const end = /\t|\r\n|\n|\r|$/y;
  end.lastIndex = at + plain.length;
  const ended = end.exec(text)?.[0] ?? '';
  cell.lastIndex = end.lastIndex;
  return [undefined, undefined, plain, ended];
}

const quote = (cell: string): string => (special.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

export const writeTsv = (table: Table): string => table.map((row) => row.map(quote).join('\t')).join('\r\n');
