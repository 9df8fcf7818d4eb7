/** Something finished, as bytes. */
export type Kept = {
  /** What it was made from; with another version it is worthless. */
  readonly version: string;
  readonly bytes: Buffer;
};

export type KeptAnswer = Kept & {
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly rootFields: readonly string[];
};

export type ByteCache<Value extends Kept> = {
  get(key: string, version: string): Value | undefined;
  set(key: string, value: Value): void;
  /** Bytes held, keys included. */
  size(): number;
};

/** An entry's own weight: map entry, objects, headers. */
const entryBytes = 400;

/** What is kept, and whether it was asked for since its place was last looked at. */
type Entry<Value> = { readonly value: Value; isAsked: boolean };

/**
 * Keeps finished things up to a number of bytes. When room is needed the oldest goes, unless it was asked for meanwhile: then it counts as new.
 * So nothing has to be moved when it is asked for, which is far more often.
 */
export function createByteCache<Value extends Kept>(maxBytes: number): ByteCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  let held = 0;
  const weight = (key: string, { bytes }: Value): number => bytes.length + 2 * key.length + entryBytes;
  const remove = (key: string, { value }: Entry<Value>): void => {
    entries.delete(key);
    held -= weight(key, value);
  };
  const makeRoom = (): void => {
    for (const [key, entry] of entries) {
      if (held <= maxBytes) return;
      if (entry.isAsked) {
        entries.delete(key);
        entries.set(key, { value: entry.value, isAsked: false });
      } else remove(key, entry);
    }
  };
  return {
    size: () => held,
    get: (key, version) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.value.version !== version) {
        remove(key, entry);
        return undefined;
      }
      entry.isAsked = true;
      return entry.value;
    },
    set: (key, value) => {
      const before = entries.get(key);
      if (before) remove(key, before);
      entries.set(key, { value, isAsked: false });
      held += weight(key, value);
      makeRoom();
    },
  };
}
