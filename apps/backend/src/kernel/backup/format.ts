import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartError } from '../errors.ts';

/**
 * A backup is gzipped lines: a header, then for each table a heading and its rows, then pictures, then an end with counts and checksum.
 * Rows are the JSON that PostgreSQL wrote and PostgreSQL will read: no value passes through a JavaScript number.
 */
export type BackupHeader = {
  readonly format: 'shop-backup';
  readonly version: 1;
  readonly createdAt: string;
  readonly migrations: readonly string[];
};
export type BackupEnd = {
  readonly end: true;
  readonly rows: Readonly<Record<string, number>>;
  readonly files: number;
  readonly sequences: readonly { readonly name: string; readonly value: string; readonly called: boolean }[];
  readonly sha256: string;
};
export type BackupLine =
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'row'; readonly table: string; readonly json: string }
  | { readonly kind: 'file'; readonly path: string; readonly content: string };

const rowMark = ' ';

/** Lines that go into the checksum as they pass. */
export function lineCounter(): { add(line: string): string; digest(): string } {
  const hash: Hash = createHash('sha256');
  return {
    add: (line) => {
      hash.update(`${line}\n`);
      return `${line}\n`;
    },
    digest: () => hash.copy().digest('hex'),
  };
}

/** One row, one line: a `json` column may hold line breaks between its values, a text the two line ends that only JavaScript knows. */
export const rowLine = (json: string): string =>
  `${rowMark}${json
    .replace(/[\r\n]+/g, ' ')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')}`;

/** Writes lines to a file that only its owner may read. */
export async function writeBackup(file: string, lines: AsyncIterable<string>): Promise<void> {
  await pipeline(Readable.from(lines), createGzip({ level: 6 }), createWriteStream(file, { mode: 0o600, flags: 'wx' }));
}

/** Reads a backup from start to end; a damaged or foreign file ends in a StartError, at the latest at its end. */
export async function readBackup(
  file: string,
  each: (line: BackupLine) => Promise<void> | void,
): Promise<{ header: BackupHeader; end: BackupEnd }> {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.on('error', (error) => unzipped.destroy(error));
  const counter = lineCounter();
  let header: BackupHeader | undefined;
  let end: BackupEnd | undefined;
  let table = '';
  try {
    for await (const line of createInterface({ input: unzipped, crlfDelay: Infinity })) {
      const before = line.startsWith('{"end":') ? counter.digest() : '';
      counter.add(line);
      if (line.startsWith(rowMark)) {
        await each({ kind: 'row', table, json: line.slice(1) });
        continue;
      }
      const value = JSON.parse(line) as BackupHeader | BackupEnd | { table: string } | { file: string; content: string };
      if ('format' in value) header = value;
      else if ('end' in value) end = value.sha256 === before ? value : undefined;
      else if ('file' in value) await each({ kind: 'file', path: value.file, content: value.content });
      else await each({ kind: 'table', table: (table = value.table) });
    }
  } catch (cause) {
    if (cause instanceof StartError || !isDamage(cause)) throw cause;
    throw new StartError(`The backup ${file} cannot be read: ${(cause as Error).message}.`, { cause });
  }
  if (header?.format !== 'shop-backup' || header.version !== 1 || !end)
    throw new StartError(`The backup ${file} is damaged or incomplete: its checksum does not match.`);
  return { header, end };
}

const isDamage = (error: unknown): boolean =>
  error instanceof SyntaxError || /^(Z_|ENOENT|EISDIR|EACCES|ERR_STREAM)/.test(String((error as NodeJS.ErrnoException).code));
