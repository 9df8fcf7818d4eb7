import { codeKey } from './tokenizer.ts';

/** Which document a SKU or EAN belongs to, by the hash of the code. */
export type CodeTable = {
  add(docId: number, hashes: readonly number[]): void;
  remove(docId: number, hashes: readonly number[]): void;
  /** Doc ids with this code, ascending. */
  find(hash: number): readonly number[];
  /** Shrinks the table to its size once all codes are there. */
  trim(): void;
  capture(): CapturedCodes;
};

export type CapturedCodes = { readonly slots: Uint32Array; readonly used: number; readonly live: number };

type Options = {
  /** The hashes of a document's codes; none when it was removed. */
  readonly codesOf: (docId: number) => readonly number[];
  /** One more than the highest doc id. */
  readonly capacity: () => number;
  readonly captured?: CapturedCodes | undefined;
};

const empty = 0;
const tombstone = 0xffffffff;
const minSlots = 1024;
/** Slots per code: while growing, after a trim, and above which a trim is worth it. */
const [growing, tight, loose] = [3, 1.45, 2];

/**
 * Open addressing, at most three quarters full. A slot holds only a doc id; whether the document has the code is checked in the document, so
 * that hundreds of thousands of variants fit.
 */
export function createCodeTable({ codesOf, capacity, captured }: Options): CodeTable {
  /** Doc id + 1. */
  let slots = captured?.slots ?? new Uint32Array(minSlots);
  let { used, live } = captured ?? { used: 0, live: 0 };

  const put = (hash: number, docId: number): void => {
    let slot = hash % slots.length;
    while (slots[slot] !== empty) slot = (slot + 1) % slots.length;
    slots[slot] = docId + 1;
    used += 1;
  };
  const rebuild = (length: number): void => {
    slots = new Uint32Array(Math.max(minSlots, Math.ceil(length)));
    used = 0;
    for (let docId = 0; docId < capacity(); docId += 1) for (const hash of codesOf(docId)) put(hash, docId);
  };
  return {
    add: (docId, hashes) => {
      if ((used + hashes.length) * 4 >= slots.length * 3) rebuild((live + hashes.length) * growing);
      live += hashes.length;
      for (const hash of hashes) put(hash, docId);
    },
    remove: (docId, hashes) => {
      live -= hashes.length;
      for (const hash of hashes) {
        let slot = hash % slots.length;
        while (slots[slot] !== empty && slots[slot] !== docId + 1) slot = (slot + 1) % slots.length;
        if (slots[slot] !== empty) slots[slot] = tombstone;
      }
    },
    find: (hash) => {
      const found = new Set<number>();
      for (let slot = hash % slots.length; slots[slot] !== empty; slot = (slot + 1) % slots.length) {
        const docId = (slots[slot] as number) - 1;
        if (slots[slot] !== tombstone && codesOf(docId).includes(hash)) found.add(docId);
      }
      return [...found].sort((a, b) => a - b);
    },
    trim: () => {
      if (slots.length > live * loose) rebuild(live * tight);
    },
    capture: () => ({ slots: slots.slice(), used, live }),
  };
}

/** The hash of a normalised code, undefined when nothing of it is left: two rounds of FNV-1a, joined to 53 bits. */
export function codeHash(code: string): number | undefined {
  const key = codeKey(code);
  if (key === '') return undefined;
  let [high, low] = [0x811c9dc5, 0x1234567];
  for (let index = 0; index < key.length; index += 1) {
    const char = key.charCodeAt(index);
    high = Math.imul(high ^ char, 0x01000193);
    low = Math.imul(low ^ char, 0x01000193) ^ (low >>> 15);
  }
  return (high >>> 11) * 0x100000000 + (low >>> 0) + 1;
}
