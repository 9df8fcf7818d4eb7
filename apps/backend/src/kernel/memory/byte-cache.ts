/** A cached value: bytes, and the version of the data they were made from. */
export type CachedBytes = { readonly version: string; readonly bytes: Buffer };

export type ByteCache<Value extends CachedBytes> = {
  /** A hit, or undefined; an entry of another version is stale and evicted. */
  get(key: string, version: string): Value | undefined;
  set(key: string, value: Value): void;
  /** Bytes held, keys included. */
  size(): number;
};

/** An entry's overhead: map entry, objects, headers. */
const entryBytes = 400;

type Entry<Value> = { readonly value: Value; isUsed: boolean };

/** A cache bounded by bytes, with second-chance eviction like LruCache: a hit moves nothing. */
export function createByteCache<Value extends CachedBytes>(maxBytes: number): ByteCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  let held = 0;
  const weight = (key: string, { bytes }: Value): number => bytes.length + 2 * key.length + entryBytes;
  const remove = (key: string, { value }: Entry<Value>): void => {
    entries.delete(key);
    held -= weight(key, value);
  };
  const evict = (): void => {
    for (const [key, entry] of entries) {
      if (held <= maxBytes) return;
      if (entry.isUsed) {
        entries.delete(key);
        entries.set(key, { value: entry.value, isUsed: false });
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
      entry.isUsed = true;
      return entry.value;
    },
    set: (key, value) => {
      const before = entries.get(key);
      if (before) remove(key, before);
      entries.set(key, { value, isUsed: false });
      held += weight(key, value);
      evict();
    },
  };
}
