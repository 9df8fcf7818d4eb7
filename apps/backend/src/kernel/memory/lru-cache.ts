type Entry<V> = { value: V; isUsed: boolean };

/**
 * A bounded map with second-chance eviction: the oldest entry goes, unless it was used meanwhile; then it counts as new. A hit moves nothing:
 * a Map that is written to for every request leaves tables behind that hold on to the keys until the whole heap is collected.
 */
export class LruCache<K, V> {
  readonly #limit: number;
  readonly #entries = new Map<K, Entry<V>>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: K): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    entry.isUsed = true;
    return entry.value;
  }

  set(key: K, value: V): void {
    const known = this.#entries.get(key);
    if (known) {
      known.value = value;
      known.isUsed = true;
      return;
    }
    this.#evict();
    this.#entries.set(key, { value, isUsed: false });
  }

  get size(): number {
    return this.#entries.size;
  }

  #evict(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size < this.#limit) return;
      this.#entries.delete(key);
      if (entry.isUsed) this.#entries.set(key, { value: entry.value, isUsed: false });
    }
  }
}
