import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { LruCache } from '#kernel/lru-cache.ts';

const textsPerBlock = 256;
const openedBlocks = 16;
/** The quickest: these texts repeat themselves so much that trying harder gains little. */
const level = 1;

/** Keeps many texts that are seldom read in a fraction of their room. */
export class TextArchive {
  readonly #blocks: Uint8Array[] = [];
  readonly #opened = new LruCache<number, readonly string[]>(openedBlocks);
  #last: string[] = [];

  /** Returns the number under which the text is read again. */
  add(text: string): number {
    if (this.#last.length === textsPerBlock) {
      // Copied, because what comes back lies in a buffer several times its size.
      this.#blocks.push(new Uint8Array(deflateRawSync(JSON.stringify(this.#last), { level })));
      this.#last = [];
    }
    return this.#blocks.length * textsPerBlock + this.#last.push(text) - 1;
  }

  /** Returns the number of the first; the others follow it. */
  addAll(texts: readonly string[]): number {
    const [first = 0] = texts.map((text) => this.add(text));
    return first;
  }

  read(number: number): string {
    const block = Math.floor(number / textsPerBlock);
    return this.#open(block)[number % textsPerBlock] ?? '';
  }

  #open(block: number): readonly string[] {
    const packed = this.#blocks[block];
    if (!packed) return this.#last;
    let texts = this.#opened.get(block);
    if (!texts) this.#opened.set(block, (texts = JSON.parse(inflateRawSync(packed).toString()) as string[]));
    return texts;
  }
}
