import type { FileStore } from './file-store.ts';
import type { ObjectStore } from './object-store.ts';

/** What is held of a file, and what the storage takes in the time it is given. */
const partBytes = 4 * 1024 ** 2;

const partKey = (key: string, part: number): string => `${key}/${String(part).padStart(6, '0')}`;

/**
 * Large files in a store of whole objects, a part an object. One whose writer died has parts that a list names; an upload in parts of S3's own
 * would leave what no list shows and nobody removes.
 */
export function objectFiles(objects: ObjectStore): FileStore {
  return {
    write: async (key, chunks) => {
      let [size, count] = [0, 0];
      for await (const part of partsOf(chunks)) {
        await objects.write(partKey(key, count), part);
        count += 1;
        size += part.length;
      }
      return size;
    },
    async *read(key) {
      for (let count = 0; ; count += 1) {
        const part = await objects.read(partKey(key, count));
        if (!part) return;
        yield part;
      }
    },
    has: (key) => objects.has(partKey(key, 0)),
    remove: async (key) => {
      for await (const part of objects.list(key)) await objects.remove(part);
    },
  };
}

async function* partsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    for (let from = 0; from < chunk.length;) {
      const piece = chunk.subarray(from, from + partBytes - size);
      pieces.push(piece);
      from += piece.length;
      size += piece.length;
      if (size < partBytes) continue;
      yield Buffer.concat(pieces);
      [pieces, size] = [[], 0];
    }
  }
  if (size > 0) yield Buffer.concat(pieces);
}
