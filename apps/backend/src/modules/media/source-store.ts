import type { ObjectStore } from '#kernel/storage/object-store.ts';

export type SourceType = 'svg' | 'jpeg' | 'png' | 'webp' | 'avif';
export type Source = { readonly hash: string; readonly type: SourceType; readonly width: number; readonly height: number };
/** What a drawing is made from: a fraction of its markup, so a shop of thousands of drawings is written in seconds. */
export type Recipe = Readonly<Record<string, unknown>>;
/** Turns a recipe into an svg; the same recipe always gives the same one. */
export type Draw = (recipe: Recipe) => Promise<string>;

export type SourceStore = {
  readonly save: (source: Source, bytes: Uint8Array) => Promise<void>;
  readonly saveRecipe: (source: Source, recipe: Recipe) => Promise<void>;
  readonly find: (hash: string) => Promise<Source | undefined>;
  readonly read: (hash: string) => Promise<Buffer>;
  readonly remove: (hash: string) => Promise<void>;
};

type Kept = Source & { readonly recipe?: Recipe };

/** Keeps every source once, by the hash of its content; nothing here is ever served as it is. */
export function openSourceStore(files: ObjectStore, draw: Draw): SourceStore {
  const keyOf = (hash: string, ending: string): string => `${hash.slice(0, 2)}/${hash}.${ending}`;

  const find = async (hash: string): Promise<Kept | undefined> => {
    const facts = await files.read(keyOf(hash, 'json'));
    return facts ? (JSON.parse(facts.toString('utf8')) as Kept) : undefined;
  };

  return {
    find,
    async save(source, bytes) {
      if (await find(source.hash)) return;
      await files.write(keyOf(source.hash, 'source'), bytes);
      // The facts come last: a source exists when they do.
      await files.write(keyOf(source.hash, 'json'), JSON.stringify(source));
    },
    async saveRecipe(source, recipe) {
      if (!(await find(source.hash))) await files.write(keyOf(source.hash, 'json'), JSON.stringify({ ...source, recipe }));
    },
    async read(hash) {
      const recipe = (await find(hash))?.recipe;
      if (recipe) return Buffer.from(await draw(recipe), 'utf8');
      const bytes = await files.read(keyOf(hash, 'source'));
      if (!bytes) throw new Error(`The source ${hash} is gone.`);
      return bytes;
    },
    async remove(hash) {
      // The facts go first: without them it does not exist.
      for (const ending of ['json', 'source']) await files.remove(keyOf(hash, ending));
    },
  };
}
