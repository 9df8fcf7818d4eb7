import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { LruCache } from '#kernel/memory/lru-cache.ts';

const textsPerBlock = 256;
const cachedBlocks = 16;
/** The fastest: these texts repeat themselves so much that a higher level gains little. */
const level = 1;

export type CapturedArchive = { readonly blocks: readonly Uint8Array[]; readonly last: readonly string[] };

/** Compresses many texts that are rarely read, in blocks. */
export class TextArchive {
  readonly #blocks: Uint8Array[];
  readonly #inflated = new LruCache<number, readonly string[]>(cachedBlocks);
  #last: string[];

  constructor({ blocks, last }: CapturedArchive = { blocks: [], last: [] }) {
    this.#blocks = [...blocks];
    this.#last = [...last];
  }

  capture(): CapturedArchive {
    return { blocks: this.#blocks, last: this.#last };
  }

  /** Returns the id of the text. */
  add(text: string): number {
    if (this.#last.length === textsPerBlock) {
      // Copied, because the result is a view of a buffer several times its size.
      this.#blocks.push(new Uint8Array(deflateRawSync(JSON.stringify(this.#last), { level })));
      this.#last = [];
    }
    return this.#blocks.length * textsPerBlock + this.#last.push(text) - 1;
  }

  /** Returns the id of the first; the others follow it. */
  addAll(texts: readonly string[]): number {
    const [first = 0] = texts.map((text) => this.add(text));
    return first;
  }

  read(id: number): string {
    const block = Math.floor(id / textsPerBlock);
    return this.#inflate(block)[id % textsPerBlock] ?? '';
  }

  #inflate(block: number): readonly string[] {
    const deflated = this.#blocks[block];
    if (!deflated) return this.#last;
    let texts = this.#inflated.get(block);
    if (!texts) this.#inflated.set(block, (texts = JSON.parse(inflateRawSync(deflated).toString()) as string[]));
    return texts;
  }
}
