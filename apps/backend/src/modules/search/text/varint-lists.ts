export type CapturedLists = {
  readonly bytes: Uint8Array;
  readonly offsets: Float64Array;
  readonly removed: number;
  readonly capacity: number;
};

/** Lists of whole numbers under a key: 0 and up, below 2^53. */
type Lists = readonly (readonly number[])[];

const initialSize = 1024;
const maxVarintBytes = 8;
const continuation = 128;
/** Little spare capacity: this is written once and read only when a document changes. */
const growth = 1.125;

/**
 * Lists of numbers by key in one byte array, as delta-encoded varints: an array for each would take more memory than its contents. A list comes
 * back in ascending order.
 */
export class VarintLists {
  #bytes = new Uint8Array(initialSize);
  #end = 0;
  /** By key the offset of its lists + 1; 0 for none. */
  #offsets = new Float64Array(initialSize);
  #removed = 0;

  /** One more than the highest key there ever was. */
  capacity = 0;

  static restored({ bytes, offsets, removed, capacity }: CapturedLists): VarintLists {
    const lists = new VarintLists();
    lists.#bytes = bytes as Uint8Array<ArrayBuffer>;
    lists.#end = bytes.length;
    lists.#offsets = offsets as Float64Array<ArrayBuffer>;
    lists.#removed = removed;
    lists.capacity = capacity;
    return lists;
  }

  capture(): CapturedLists {
    return {
      bytes: this.#bytes.slice(0, this.#end),
      offsets: this.#offsets.slice(0, this.capacity),
      removed: this.#removed,
      capacity: this.capacity,
    };
  }

  has(key: number): boolean {
    return (this.#offsets[key] ?? 0) > 0;
  }

  /** The first `count` lists of a key. */
  read(key: number, count: number): Lists {
    let at = (this.#offsets[key] ?? 0) - 1;
    if (at < 0) return Array.from({ length: count }, () => []);
    const next = (): number => {
      let [number, scale] = [0, 1];
      for (;;) {
        const byte = this.#bytes[at] as number;
        at += 1;
        if (byte < continuation) return number + byte * scale;
        number += (byte - continuation) * scale;
        scale *= continuation;
      }
    };
    return Array.from({ length: count }, () => {
      const list: number[] = [];
      let last = 0;
      for (let left = next(); left > 0; left -= 1) list.push((last += next()));
      return list;
    });
  }

  write(key: number, lists: Lists): void {
    this.remove(key);
    this.#ensureCapacity(key, lists);
    this.#offsets[key] = this.#end + 1;
    this.capacity = Math.max(this.capacity, key + 1);
    for (const list of lists) {
      let last = 0;
      this.#push(list.length);
      for (const number of list.toSorted((a, b) => a - b)) {
        this.#push(number - last);
        last = number;
      }
    }
  }

  remove(key: number): void {
    if (!this.has(key)) return;
    this.#offsets[key] = 0;
    this.#removed += 1;
  }

  /** Frees the space of removed lists, once they are many. */
  trim(count: number): void {
    if (this.#removed * 2 <= this.capacity) return;
    const compacted = new VarintLists();
    for (let key = 0; key < this.capacity; key += 1) if (this.has(key)) compacted.write(key, this.read(key, count));
    this.#bytes = compacted.#bytes;
    this.#offsets = compacted.#offsets;
    this.#end = compacted.#end;
    this.#removed = 0;
  }

  #push(number: number): void {
    let rest = number;
    while (rest >= continuation) {
      this.#bytes[this.#end] = (rest % continuation) + continuation;
      this.#end += 1;
      rest = Math.floor(rest / continuation);
    }
    this.#bytes[this.#end] = rest;
    this.#end += 1;
  }

  #ensureCapacity(key: number, lists: Lists): void {
    const needed = this.#end + lists.reduce((sum, list) => sum + (list.length + 1) * maxVarintBytes, 0);
    if (needed > this.#bytes.length) {
      const bytes = new Uint8Array(Math.ceil(needed * growth));
      bytes.set(this.#bytes);
      this.#bytes = bytes;
    }
    if (key < this.#offsets.length) return;
    const offsets = new Float64Array(Math.ceil((key + 1) * growth));
    offsets.set(this.#offsets);
    this.#offsets = offsets;
  }
}
