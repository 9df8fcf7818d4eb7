import { StartError } from '#kernel/errors.ts';
import { plainCell } from './csv-writer.ts';

/** One record of a CSV file, and the line it begins in. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

const maxRecordLength = 10 * 1024 ** 2;
const lineFeed = 0x0a;

/** What is wrong with a file as a whole; nothing after it can be trusted. */
export const fileFault = (line: number, sentence: string): StartError => new StartError(`Line ${line}: ${sentence}`);

type Open = { line: number; cells: string[]; cell: string; quoted: boolean };

/** Reads RFC 4180 as it comes: quotes, line breaks inside them, CRLF, a byte order mark, defused formulas; holds one record at a time. */
export async function* readCsv(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  let open: Open | undefined;
  for await (const { line, text } of linesOf(chunks)) {
    open ??= { line, cells: [], cell: '', quoted: false };
    if (open.line === line && (text === '' || text === '\r')) {
      open = undefined;
      continue;
    }
    readLine(text, line, open);
    if (!open.quoted) {
      yield { line: open.line, cells: open.cells };
      open = undefined;
    } else if (open.cell.length > maxRecordLength) throw fileFault(open.line, 'a cell is longer than 10 MB.');
  }
  if (open) throw fileFault(open.line, 'a quote is opened and never closed.');
}

/** Reads on where the last line left off; inside quotes the line break belongs to the cell. */
function readLine(text: string, line: number, open: Open): void {
  let at = 0;
  while (at <= text.length) {
    if (!open.quoted && text[at] === '"') {
      open.quoted = true;
      at += 1;
    }
    if (open.quoted) {
      const end = closeQuote(text, at, open);
      if (end === undefined) return;
      at = end;
    } else {
      const comma = text.indexOf(',', at);
      const end = comma < 0 ? text.length : comma;
      open.cell = comma < 0 ? text.slice(at, end).replace(/\r$/, '') : text.slice(at, end);
      if (open.cell.includes('"')) throw fileFault(line, 'a quote stands in the middle of a cell that does not begin with one.');
      at = end;
    }
    const rest = text[at];
    if (rest !== undefined && rest !== ',' && text.slice(at) !== '\r') throw fileFault(line, 'there is text after a closing quote.');
    open.cells.push(plainCell(open.cell));
    open.cell = '';
    if (rest !== ',') return;
    at += 1;
  }
}

/**
 * The position after the closing quote; undefined when it is not in this line.
 * Joined at once: V8 keeps what is added or replaced bit by bit as a tree of bits, many times the weight of the text.
 */
function closeQuote(text: string, from: number, open: Open): number | undefined {
  let quote = text.indexOf('"', from);
  while (quote >= 0 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  open.cell += text
    .slice(from, quote < 0 ? undefined : quote)
    .split('""')
    .join('"');
  if (quote < 0) {
    open.cell += '\n';
    return undefined;
  }
  open.quoted = false;
  return quote + 1;
}

/** Lines are cut as bytes, so that wrong encoding is found in the line it stands in. */
async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<{ line: number; text: string }> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let parts: Uint8Array[] = [];
  let size = 0;
  let line = 1;
  const decode = (): string => {
    try {
      const text = decoder.decode(Buffer.concat(parts));
      return line === 1 && text.startsWith('\uFEFF') ? text.slice(1) : text;
    } catch {
      throw fileFault(line, 'the text is not UTF-8: save the file as UTF-8 and try again.');
    }
  };
  const add = (part: Uint8Array): void => {
    parts.push(part);
    size += part.length;
    if (size > maxRecordLength) throw fileFault(line, 'the line is longer than 10 MB.');
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, from)) {
      add(chunk.subarray(from, end));
      yield { line, text: decode() };
      from = end + 1;
      line += 1;
      parts = [];
      size = 0;
    }
    if (from < chunk.length) add(chunk.subarray(from));
  }
  if (size > 0) yield { line, text: decode() };
}
