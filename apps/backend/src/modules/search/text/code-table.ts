import { codeKey } from './fold.ts';

/** Which document a SKU or EAN belongs to, by the hash of the code. */
export type CodeTable = {
  /** Takes in the codes of a document. */
  add(ordinal: number, hashes: readonly number[]): void;
  remove(ordinal: number, hashes: readonly number[]): void;
  /** Ordinals with this code, in order. */
  find(hash: number): readonly number[];
  /** Gives back the room kept for growing. */
  trim(): void;
};

type Options = {
  /** The hashes of a document's codes; none when it is gone. */
  readonly codesOf: (ordinal: number) => readonly number[];
  /** One more than the highest ordinal. */
  readonly capacity: () => number;
};

const empty = 0;
const removed = 0xffffffff;
const fewest = 1024;
/** Slots a code while more come; when all are there, and how many may be left then. */
const [growing, tight, loose] = [3, 1.45, 2];

/**
 * Makes an empty table: open addressing, at most three quarters full. A slot only says which document may have a code, and the document knows
 * its codes itself: hundreds of thousands of variants fit.
 */
export function createCodeTable({ codesOf, capacity }: Options): CodeTable {
  /** One more than an ordinal. */
  let slots = new Uint32Array(fewest);
  let used = 0;
  let live = 0;

  const put = (hash: number, ordinal: number): void => {
    let slot = hash % slots.length;
    while (slots[slot] !== empty) slot = (slot + 1) % slots.length;
    slots[slot] = ordinal + 1;
    used += 1;
  };
  const rebuild = (length: number): void => {
    slots = new Uint32Array(Math.max(fewest, Math.ceil(length)));
    used = 0;
    for (let ordinal = 0; ordinal < capacity(); ordinal += 1) for (const hash of codesOf(ordinal)) put(hash, ordinal);
  };
  return {
    add: (ordinal, hashes) => {
      if ((used + hashes.length) * 4 >= slots.length * 3) rebuild((live + hashes.length) * growing);
      live += hashes.length;
      for (const hash of hashes) put(hash, ordinal);
    },
    remove: (ordinal, hashes) => {
      live -= hashes.length;
      for (const hash of hashes) {
        let slot = hash % slots.length;
        while (slots[slot] !== empty && slots[slot] !== ordinal + 1) slot = (slot + 1) % slots.length;
        if (slots[slot] !== empty) slots[slot] = removed;
      }
    },
    find: (hash) => {
      const found = new Set<number>();
      for (let slot = hash % slots.length; slots[slot] !== empty; slot = (slot + 1) % slots.length) {
        const ordinal = (slots[slot] as number) - 1;
        if (slots[slot] !== removed && codesOf(ordinal).includes(hash)) found.add(ordinal);
      }
      return [...found].sort((a, b) => a - b);
    },
    trim: () => {
      if (slots.length > live * loose) rebuild(live * tight);
    },
  };
}

/** The hash of a code however it is written, or undefined when nothing of it is left: two rounds of FNV-1a, joined to 53 bits. */
export function codeHash(code: string): number | undefined {
  const key = codeKey(code);
  if (key === '') return undefined;
  let [high, low] = [0x811c9dc5, 0x1234567];
  for (let index = 0; index < key.length; index += 1) {
    const sign = key.charCodeAt(index);
    high = Math.imul(high ^ sign, 0x01000193);
    low = Math.imul(low ^ sign, 0x01000193) ^ (low >>> 15);
  }
  return (high >>> 11) * 0x100000000 + (low >>> 0) + 1;
}
