/** A cell is quoted when reading it plainly would give something else. */
const needsQuotes = /[",\r\n]|^\s|\s$|^\uFEFF/;

/** What a spreadsheet computes, or sends somewhere, instead of showing it; with apostrophes before it, so that each of them can be told apart. */
const isFormula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** An apostrophe before a formula makes a text of it, in every spreadsheet; `plainCell` takes it off. */
const defused = (text: string): string => (isFormula.test(text) ? `'${text}` : text);

/** A cell as it was before it was written. */
export const plainCell = (cell: string): string => (cell.startsWith("'") && isFormula.test(cell) ? cell.slice(1) : cell);

function toCell(given: string): string {
  const text = defused(given);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One record as a line of CSV, its line break included. */
export function csvLine(cells: readonly string[]): string {
  const line = cells.map(toCell).join(',');
  // A record of one empty cell would be an empty line, which is no record.
  return line === '' ? '""\n' : `${line}\n`;
}
