import { opendir, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { isMissing, readIfThere, remove, temporaryEnding, writeAtomically } from './files.ts';
import type { ObjectStore } from './object-store.ts';

/** Files below one folder; keys have slashes on every system, and none leads out of it. */
export function folderStore(folder: string): ObjectStore {
  const pathOf = (key: string): string => {
    const path = resolve(folder, key);
    if (!path.startsWith(resolve(folder) + sep)) throw new Error('A key leads out of the folder.');
    return path;
  };
  return {
    read: async (key) => readIfThere(pathOf(key)),
    has: (key) =>
      stat(pathOf(key)).then(
        () => true,
        () => false,
      ),
    write: async (key, bytes) => writeAtomically(pathOf(key), bytes),
    remove: async (key) => remove(pathOf(key)),
    async *list(below) {
      try {
        for await (const entry of await opendir(below === undefined ? folder : pathOf(below), { recursive: true })) {
          if (entry.isFile() && !entry.name.endsWith(temporaryEnding))
            yield relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
        }
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
  };
}
