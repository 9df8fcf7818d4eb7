import { readdir, rm, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { isMissing, readIfThere, temporaryEnding, writeAtomically } from '#kernel/storage/files.ts';

export type DerivativeCache = {
  readonly get: (key: string) => Promise<Buffer | undefined>;
  readonly has: (key: string) => Promise<boolean>;
  readonly set: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Everything below a folder. */
  readonly removeBelow: (folder: string) => Promise<void>;
};

type Entry = { readonly key: string; readonly size: number; readonly changed: number };

function noneWhenMissing(error: unknown): [] {
  if (isMissing(error)) return [];
  throw error;
}

async function scan(directory: string): Promise<readonly Entry[]> {
  const names = await readdir(directory, { recursive: true, withFileTypes: true }).catch(noneWhenMissing);
  const entries: Entry[] = [];
  for (const file of names) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    // Left behind by a crash in the middle of a write.
    if (file.name.endsWith(temporaryEnding)) {
      await rm(path, { force: true });
      continue;
    }
    const { size, mtimeMs } = await stat(path);
    entries.push({ key: path.slice(directory.length + 1).replaceAll(sep, '/'), size, changed: mtimeMs });
  }
  return entries.sort((one, other) => one.changed - other.changed);
}

/** Derivatives on disk up to a total size; what was used longest ago goes first, and can be made again. */
export function openDerivativeCache(directory: string, maxBytes: number): DerivativeCache {
  const sizes = new Map<string, number>();
  let total = 0;
  let opening: Promise<void> | undefined;

  const note = (key: string, size: number): void => {
    total += size - (sizes.get(key) ?? 0);
    sizes.delete(key);
    sizes.set(key, size);
  };

  const open = (): Promise<void> => {
    opening ??= scan(directory).then((entries) => {
      for (const { key, size } of entries) note(key, size);
    });
    return opening;
  };

  const evict = async (kept: string): Promise<void> => {
    for (const [key, size] of sizes) {
      if (total <= maxBytes) return;
      if (key === kept) continue;
      sizes.delete(key);
      total -= size;
      await rm(join(directory, key), { force: true });
    }
  };

  const get = async (key: string): Promise<Buffer | undefined> => {
    await open();
    // Asked of the disk, not of the list: another process may share the folder.
    const bytes = await readIfThere(join(directory, key));
    if (bytes) note(key, bytes.byteLength);
    return bytes;
  };

  return {
    get,
    has: async (key) => {
      await open();
      return stat(join(directory, key)).then(
        () => true,
        () => false,
      );
    },
    async set(key, bytes) {
      await open();
      await writeAtomically(join(directory, key), bytes);
      note(key, bytes.byteLength);
      await evict(key);
    },
    async removeBelow(folder) {
      await open();
      const path = join(directory, folder);
      const names = await readdir(path).catch(noneWhenMissing);
      await rm(path, { recursive: true, force: true });
      for (const name of names) {
        total -= sizes.get(`${folder}/${name}`) ?? 0;
        sizes.delete(`${folder}/${name}`);
      }
    },
  };
}
