/** What is kept, and whether it was used since its place was last looked at. */
type Entry<V> = { value: V; isUsed: boolean };

/**
 * A bounded map that forgets what was not used for long. Nothing is moved when it is used: a map that is written to for every question leaves
 * tables behind, which hold on to the questions until the whole heap is collected.
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
    this.#makeRoom();
    this.#entries.set(key, { value, isUsed: false });
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Room for one more: the oldest goes, unless it was used meanwhile; then it counts as new. */
  #makeRoom(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size < this.#limit) return;
      this.#entries.delete(key);
      if (entry.isUsed) this.#entries.set(key, { value: entry.value, isUsed: false });
    }
  }
}
