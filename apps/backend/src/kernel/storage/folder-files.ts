import { createReadStream } from 'node:fs';
import { access, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { isMissing, remove } from './files.ts';

/** Large files of one machine, for nobody else on it; a key is the name of a file. */
export function folderFiles(folder: string): FileStore {
  const pathOf = (key: string): string => {
    if (!/^\w+$/.test(key)) throw new Error('A key leads out of the folder.');
    return join(folder, key);
  };
  return {
    write: async (key, chunks) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = await open(pathOf(key), 'wx', 0o600);
      let size = 0;
      try {
        for await (const chunk of chunks) {
          await file.appendFile(chunk);
          size += chunk.length;
        }
      } finally {
        await file.close();
      }
      return size;
    },
    async *read(key) {
      try {
        for await (const chunk of createReadStream(pathOf(key), { highWaterMark: 256 * 1024 })) yield chunk as Uint8Array;
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
    has: (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    remove: async (key) => remove(pathOf(key)),
  };
}
