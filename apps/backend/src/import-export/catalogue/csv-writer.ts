/** A cell is quoted when reading it plainly would give something else. */
const needsQuotes = /[",\r\n]|^\s|\s$|^\uFEFF/;

const toCell = (text: string): string => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One record as a line of CSV, its line break included. */
export function csvLine(cells: readonly string[]): string {
  const line = cells.map(toCell).join(',');
  // A record of one empty cell would be an empty line, which is no record.
  return line === '' ? '""\n' : `${line}\n`;
}
