/** What pdfkit asks of the part of a font that goes into a document. */
type FontSubset = { readonly includeGlyph: (glyph: number) => number; readonly encode: () => Buffer };

type Tables = Readonly<Record<'head' | 'hhea' | 'maxp' | 'loca' | 'glyf' | 'hmtx', Buffer>>;

const [directoryStart, entrySize, sizeOfMetric] = [12, 16, 4];

/**
 * The letters of a TrueType font that a document uses, taken from its file as they are. The library reads every outline and writes every table
 * through descriptions of them, which is a third of the time of a document. For fonts without hints, as ours are: there is nothing else to take.
 */
export function fontSubsets(file: Buffer): () => FontSubset {
  const tables = readTables(file);
  const glyph = glyphReader(tables);
  const metric = metricReader(tables);
  return () => {
    const glyphs: number[] = [];
    const places = new Map<number, number>();
    const includeGlyph = (id: number): number => {
      const place = places.get(id) ?? glyphs.push(id) - 1;
      places.set(id, place);
      return place;
    };
    // What is shown for a letter that the font does not have comes first in every font.
    includeGlyph(0);
    return {
      includeGlyph,
      encode: () => {
        const outlines: Buffer[] = [];
        // Parts of a letter are included on the way.
        for (let place = 0; place < glyphs.length; place += 1) outlines.push(renumbered(glyph(glyphs[place] ?? 0), includeGlyph));
        return writeFont(tables, outlines, glyphs.map(metric));
      },
    };
  };
}

function readTables(file: Buffer): Tables {
  const table = (name: string): Buffer => {
    const count = file.readUInt16BE(4);
    for (let entry = directoryStart; entry < directoryStart + count * entrySize; entry += entrySize) {
      if (file.toString('latin1', entry, entry + 4) !== name) continue;
      const start = file.readUInt32BE(entry + 8);
      return file.subarray(start, start + file.readUInt32BE(entry + 12));
    }
    throw new Error(`The font has no table ${name}.`);
  };
  return {
    head: table('head'),
    hhea: table('hhea'),
    maxp: table('maxp'),
    loca: table('loca'),
    glyf: table('glyf'),
    hmtx: table('hmtx'),
  };
}

const formatOfPlaces = 50;

function glyphReader({ head, loca, glyf }: Tables): (id: number) => Buffer {
  const isLong = head.readInt16BE(formatOfPlaces) === 1;
  const place = (id: number): number => (isLong ? loca.readUInt32BE(id * 4) : loca.readUInt16BE(id * 2) * 2);
  return (id) => glyf.subarray(place(id), place(id + 1));
}

const countOfMetrics = 34;

/** Advance and bearing; the last letters of a font may share an advance. */
function metricReader({ hhea, hmtx }: Tables): (id: number) => Buffer {
  const count = hhea.readUInt16BE(countOfMetrics);
  return (id) => {
    if (id < count) return hmtx.subarray(id * sizeOfMetric, (id + 1) * sizeOfMetric);
    const bearing = count * sizeOfMetric + (id - count) * 2;
    return Buffer.concat([hmtx.subarray((count - 1) * sizeOfMetric, (count - 1) * sizeOfMetric + 2), hmtx.subarray(bearing, bearing + 2)]);
  };
}

const part = { first: 10, hasWords: 0x1, hasScale: 0x8, hasMore: 0x20, hasTwoScales: 0x40, hasMatrix: 0x80 } as const;

/** A letter that is put together from others names them by their places in the new font. */
function renumbered(outline: Buffer, placeOf: (id: number) => number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline;
  const copy = Buffer.from(outline);
  let at: number = part.first;
  for (;;) {
    const flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(placeOf(copy.readUInt16BE(at + 2)), at + 2);
    if (!(flags & part.hasMore)) return copy;
    at += 4 + (flags & part.hasWords ? 4 : 2);
    if (flags & part.hasScale) at += 2;
    else if (flags & part.hasTwoScales) at += 4;
    else if (flags & part.hasMatrix) at += 8;
  }
}

const padded = (table: Buffer): number => Math.ceil(table.length / 4) * 4;

function writeFont({ head, hhea, maxp }: Tables, outlines: readonly Buffer[], metrics: readonly Buffer[]): Buffer {
  const places = Buffer.alloc((outlines.length + 1) * 4);
  let end = 0;
  for (const [index, { length }] of outlines.entries()) places.writeUInt32BE((end += length), (index + 1) * 4);
  const [newHead, newHhea, newMaxp] = [Buffer.from(head), Buffer.from(hhea), Buffer.from(maxp)];
  newHead.writeInt16BE(1, formatOfPlaces);
  newHhea.writeUInt16BE(metrics.length, countOfMetrics);
  newMaxp.writeUInt16BE(outlines.length, 4);
  return writeTables([
    ['glyf', Buffer.concat(outlines)],
    ['head', newHead],
    ['hhea', newHhea],
    ['hmtx', Buffer.concat(metrics)],
    ['loca', places],
    ['maxp', newMaxp],
  ]);
}

/** By name, as a font has them. */
function writeTables(tables: readonly (readonly [name: string, bytes: Buffer])[]): Buffer {
  const log = Math.floor(Math.log2(tables.length));
  const file = Buffer.alloc(directoryStart + tables.length * entrySize + tables.reduce((sum, [, bytes]) => sum + padded(bytes), 0));
  file.writeUInt32BE(0x00010000, 0);
  for (const [index, value] of [tables.length, 2 ** log * entrySize, log, (tables.length - 2 ** log) * entrySize].entries()) {
    file.writeUInt16BE(value, 4 + index * 2);
  }
  let at = directoryStart + tables.length * entrySize;
  for (const [index, [name, bytes]] of tables.entries()) {
    bytes.copy(file, at);
    const entry = directoryStart + index * entrySize;
    file.write(name, entry, 'latin1');
    file.writeUInt32BE(checksum(file, at, padded(bytes)), entry + 4);
    file.writeUInt32BE(at, entry + 8);
    file.writeUInt32BE(bytes.length, entry + 12);
    at += padded(bytes);
  }
  return file;
}

function checksum(file: Buffer, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + file.readUInt32BE(at)) >>> 0;
  return sum;
}
