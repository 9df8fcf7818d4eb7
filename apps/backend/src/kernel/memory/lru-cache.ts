type Entry<V> = { value: V; isUsed: boolean };

/**
 * A bounded map with second-chance eviction: the oldest entry goes, unless it was used meanwhile; then it counts as new. A hit moves nothing:
 * a Map that is written to for every request leaves tables behind that hold on to the keys until the whole heap is collected.
 */
export class LruCache<K, V> {
  readonly #limit: number;
  readonly #weigh: (key: K) => number;
  readonly #entries = new Map<K, Entry<V>>();
  #weight = 0;

  /** `limit` is what all entries may weigh together; an entry weighs one, unless its key says otherwise. */
  constructor(limit: number, weigh: (key: K) => number = () => 1) {
    this.#limit = limit;
    this.#weigh = weigh;
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
    this.#weight += this.#weigh(key);
    this.#evict();
    this.#entries.set(key, { value, isUsed: false });
  }

  get size(): number {
    return this.#entries.size;
  }

  #evict(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#weight <= this.#limit) return;
      this.#entries.delete(key);
      if (entry.isUsed) this.#entries.set(key, { value: entry.value, isUsed: false });
      else this.#weight -= this.#weigh(key);
    }
  }
}
