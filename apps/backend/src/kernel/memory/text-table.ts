/** A table as arrays of its own. */
export type CapturedTexts = {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
  readonly slots: Uint32Array;
  readonly size: number;
};

const initialSize = 1024;
/** What an empty slot holds; a taken one holds one more than a number. */
const empty = 0;

/**
 * Numbers texts from 0 on. A million short ones take far less memory than strings in a map, and the garbage collector never visits them.
 * Texts are never forgotten.
 */
export class TextTable {
  #bytes = Buffer.alloc(initialSize);
  /** Text n stands from `#starts[n]` to `#starts[n + 1]`. */
  #starts = new Uint32Array(initialSize);
  /** Open addressing, at most three quarters full. */
  #slots = new Uint32Array(initialSize);
  #size = 0;
  /** Holds the text that is looked up, as UTF-8. */
  #scratch = Buffer.alloc(initialSize);
  #scratchLength = 0;

  static restored({ bytes, starts, slots, size }: CapturedTexts): TextTable {
    const table = new TextTable();
    table.#bytes = Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength);
    table.#starts = starts as Uint32Array<ArrayBuffer>;
    table.#slots = slots as Uint32Array<ArrayBuffer>;
    table.#size = size;
    return table;
  }

  /** A copy, which texts that are numbered later do not change. */
  capture(): CapturedTexts {
    const end = this.#starts[this.#size] ?? 0;
    return {
      bytes: Uint8Array.prototype.slice.call(this.#bytes, 0, end),
      starts: this.#starts.slice(0, this.#size + 1),
      slots: this.#slots.slice(),
      size: this.#size,
    };
  }

  /** How many texts have a number. */
  get size(): number {
    return this.#size;
  }

  /** The number of a text; undefined when it has none. */
  find(text: string): number | undefined {
    this.#encode(text);
    const found = this.#slots[this.#slotOf(this.#scratch, 0, this.#scratchLength)] ?? empty;
    return found === empty ? undefined : found - 1;
  }

  /** The number of a text, given to it on first use. */
  idOf(text: string): number {
    const known = this.find(text);
    if (known !== undefined) return known;
    this.#reserve();
    const id = this.#size;
    const start = this.#starts[id] ?? 0;
    this.#scratch.copy(this.#bytes, start, 0, this.#scratchLength);
    this.#starts[id + 1] = start + this.#scratchLength;
    this.#slots[this.#slotOf(this.#scratch, 0, this.#scratchLength)] = id + 1;
    this.#size += 1;
    return id;
  }

  /** The text that has a number. */
  text(id: number): string {
    return this.#bytes.toString('utf8', this.#starts[id], this.#starts[id + 1]);
  }

  #encode(text: string): void {
    const maxBytes = text.length * 3;
    if (this.#scratch.length < maxBytes) this.#scratch = Buffer.alloc(maxBytes);
    this.#scratchLength = this.#scratch.write(text);
  }

  /** The slot of a text, or the free one where it would stand. */
  #slotOf(source: Buffer, start: number, end: number): number {
    const mask = this.#slots.length - 1;
    let hash = 0x811c9dc5;
    for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (source[at] ?? 0), 0x01000193);
    let slot = (hash ^ (hash >>> 15)) & mask;
    while (this.#slots[slot] !== empty && !this.#holds((this.#slots[slot] ?? 0) - 1, source, start, end)) slot = (slot + 1) & mask;
    return slot;
  }

  #holds(id: number, source: Buffer, start: number, end: number): boolean {
    const first = this.#starts[id] ?? 0;
    if ((this.#starts[id + 1] ?? 0) - first !== end - start) return false;
    for (let at = start; at < end; at += 1) if (source[at] !== this.#bytes[first + at - start]) return false;
    return true;
  }

  #reserve(): void {
    const end = this.#starts[this.#size] ?? 0;
    if (end + this.#scratchLength > this.#bytes.length) {
      const bytes = Buffer.alloc(grown(end + this.#scratchLength));
      this.#bytes.copy(bytes);
      this.#bytes = bytes;
    }
    if (this.#size + 2 > this.#starts.length) {
      const starts = new Uint32Array(grown(this.#size + 2));
      starts.set(this.#starts);
      this.#starts = starts;
    }
    if (this.#size * 4 < this.#slots.length * 3) return;
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (let id = 0; id < this.#size; id += 1) {
      this.#slots[this.#slotOf(this.#bytes, this.#starts[id] ?? 0, this.#starts[id + 1] ?? 0)] = id + 1;
    }
  }
}

const grown = (length: number): number => Math.ceil(length * 1.25);
