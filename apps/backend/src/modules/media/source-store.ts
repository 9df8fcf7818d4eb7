import { join } from 'node:path';
import { readIfThere, writeAtomically } from './files.ts';

export type SourceType = 'svg' | 'jpeg' | 'png' | 'webp' | 'avif';
export type Source = { readonly hash: string; readonly type: SourceType; readonly width: number; readonly height: number };

export type SourceStore = {
  readonly save: (source: Source, bytes: Uint8Array) => Promise<void>;
  readonly find: (hash: string) => Promise<Source | undefined>;
  readonly read: (hash: string) => Promise<Buffer>;
};

/** Keeps every source once, by the hash of its content; nothing here is ever served as it is. */
export function openSourceStore(directory: string): SourceStore {
  const pathOf = (hash: string, ending: string): string => join(directory, hash.slice(0, 2), `${hash}.${ending}`);

  const find = async (hash: string): Promise<Source | undefined> => {
    const facts = await readIfThere(pathOf(hash, 'json'));
    return facts ? (JSON.parse(facts.toString('utf8')) as Source) : undefined;
  };

  return {
    find,
    async save(source, bytes) {
      if (await find(source.hash)) return;
      await writeAtomically(pathOf(source.hash, 'source'), bytes);
      // The facts come last: a source exists when they do.
      await writeAtomically(pathOf(source.hash, 'json'), JSON.stringify(source));
    },
    async read(hash) {
      const bytes = await readIfThere(pathOf(hash, 'source'));
      if (!bytes) throw new Error(`The source ${hash} is gone.`);
      return bytes;
    },
  };
}
