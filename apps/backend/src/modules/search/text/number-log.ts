/** Lists of whole numbers under a key: 0 and up, below 2^53. */
type Lists = readonly (readonly number[])[];

const fewest = 1024;
const longestNumber = 8;
const sevenBits = 128;
/** Little: what a log holds is only read again when a document changes. */
const growth = 1.125;

/**
 * Keeps some lists of numbers for each of many keys in one array of bytes: an array and an object for each would weigh more than what is in
 * them. A list comes back in ascending order, because small steps are what it is written as.
 */
export class NumberLog {
  #bytes = new Uint8Array(fewest);
  #end = 0;
  /** By key, one more than where its lists begin; 0 for none. */
  #starts = new Float64Array(fewest);
  #dead = 0;

  /** One more than the highest key there ever was. */
  capacity = 0;

  has(key: number): boolean {
    return (this.#starts[key] ?? 0) > 0;
  }

  /** Each list of a key, the given number of them. */
  read(key: number, lists: number): Lists {
    let at = (this.#starts[key] ?? 0) - 1;
    if (at < 0) return Array.from({ length: lists }, () => []);
    const next = (): number => {
      let [number, scale] = [0, 1];
      for (;;) {
        const byte = this.#bytes[at] as number;
        at += 1;
        if (byte < sevenBits) return number + byte * scale;
        number += (byte - sevenBits) * scale;
        scale *= sevenBits;
      }
    };
    return Array.from({ length: lists }, () => {
      const list: number[] = [];
      let last = 0;
      for (let left = next(); left > 0; left -= 1) list.push((last += next()));
      return list;
    });
  }

  /** Puts lists in the place of those a key had. */
  write(key: number, lists: Lists): void {
    this.remove(key);
    this.#makeRoom(key, lists);
    this.#starts[key] = this.#end + 1;
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
    this.#starts[key] = 0;
    this.#dead += 1;
  }

  /** Gives back what removed lists took, when those are many. */
  trim(lists: number): void {
    if (this.#dead * 2 <= this.capacity) return;
    const kept = new NumberLog();
    for (let key = 0; key < this.capacity; key += 1) if (this.has(key)) kept.write(key, this.read(key, lists));
    this.#bytes = kept.#bytes;
    this.#starts = kept.#starts;
    this.#end = kept.#end;
    this.#dead = 0;
  }

  #push(number: number): void {
    let rest = number;
    while (rest >= sevenBits) {
      this.#bytes[this.#end] = (rest % sevenBits) + sevenBits;
      this.#end += 1;
      rest = Math.floor(rest / sevenBits);
    }
    this.#bytes[this.#end] = rest;
    this.#end += 1;
  }

  #makeRoom(key: number, lists: Lists): void {
    const needed = this.#end + lists.reduce((sum, list) => sum + (list.length + 1) * longestNumber, 0);
    if (needed > this.#bytes.length) {
      const bytes = new Uint8Array(Math.ceil(needed * growth));
      bytes.set(this.#bytes);
      this.#bytes = bytes;
    }
    if (key < this.#starts.length) return;
    const starts = new Float64Array(Math.ceil((key + 1) * growth));
    starts.set(this.#starts);
    this.#starts = starts;
  }
}
