import { codeKey } from './fold.ts';

/** Which document a SKU or EAN belongs to. Hundreds of thousands of variants fit, because only a 53-bit hash of each code is kept. */
export type CodeTable = {
  add(hash: number, ordinal: number): void;
  remove(hash: number, ordinal: number): void;
  /** Ordinals with this code, in order. */
  find(hash: number): readonly number[];
};

const empty = 0;
const removed = -1;
const fewest = 1024;

/** Makes an empty table: open addressing, at most three quarters full. */
export function createCodeTable(): CodeTable {
  let hashes = new Float64Array(fewest);
  let ordinals = new Uint32Array(fewest);
  let used = 0;

  const slotsOf = (hash: number): readonly number[] => {
    const slots: number[] = [];
    for (let slot = hash % hashes.length; hashes[slot] !== empty; slot = (slot + 1) % hashes.length) {
      if (hashes[slot] === hash) slots.push(slot);
    }
    return slots;
  };
  const put = (hash: number, ordinal: number): void => {
    let slot = hash % hashes.length;
    while (hashes[slot] !== empty) slot = (slot + 1) % hashes.length;
    hashes[slot] = hash;
    ordinals[slot] = ordinal;
    used += 1;
  };
  const rebuild = (): void => {
    const [oldHashes, oldOrdinals] = [hashes, ordinals];
    const live = oldHashes.reduce((count, hash) => count + (hash > empty ? 1 : 0), 0);
    const size = Math.max(fewest, 2 ** Math.ceil(Math.log2(live * 2 + 1)));
    hashes = new Float64Array(size);
    ordinals = new Uint32Array(size);
    used = 0;
    for (const [slot, hash] of oldHashes.entries()) if (hash > empty) put(hash, oldOrdinals[slot] as number);
  };
  return {
    add: (hash, ordinal) => {
      if (slotsOf(hash).some((slot) => ordinals[slot] === ordinal)) return;
      if (used * 4 >= hashes.length * 3) rebuild();
      put(hash, ordinal);
    },
    remove: (hash, ordinal) => {
      for (const slot of slotsOf(hash)) if (ordinals[slot] === ordinal) hashes[slot] = removed;
    },
    find: (hash) =>
      slotsOf(hash)
        .map((slot) => ordinals[slot] as number)
        .sort((a, b) => a - b),
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
