import { TextTable } from '#kernel/text-table.ts';

/** In which documents a term stands: pairs of ordinal and weight with fields, sorted by ordinal. */
export type Postings = { readonly count: number; readonly strongCount: number; readonly pairs: Uint32Array };

export type PostingLists = {
  find(term: string): Postings | undefined;
  /** The number of a term, given to it on first use. */
  readonly idOf: (term: string) => number;
  termOf(id: number): string;
  insert(id: number, ordinal: number, weight: number, fields: number): void;
  remove(id: number, ordinal: number): void;
  /** Puts the lists one behind the other, when many have changed since. */
  readonly pack: () => void;
};

/** Weights are whole numbers of this unit. */
export const weightUnit = 100;
const fieldBits = 8;
const fieldMask = 255;

export const weightOf = (packed: number): number => packed >>> fieldBits;
export const fieldsOf = (packed: number): number => packed & fieldMask;

/** Where an ordinal stands in a list, or the complement of where it would stand. */
export function placeOf({ pairs, count }: Postings, ordinal: number): number {
  let [low, high] = [0, count - 1];
  // Documents mostly come in order, so the end is looked at first.
  if (count === 0 || (pairs[2 * high] as number) < ordinal) return ~count;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = pairs[2 * middle] as number;
    if (found === ordinal) return middle;
    if (found < ordinal) low = middle + 1;
    else high = middle - 1;
  }
  return ~low;
}

/** A list by itself, with room to grow. */
type LooseList = { count: number; strongCount: number; pairs: Uint32Array };

/** Makes an empty set of lists; `strongFields` are counted apart. */
export function createPostingLists(strongFields: number): PostingLists {
  const terms = new TextTable();
  let packed = packLists(0, () => noPostings);
  /** By term: the lists that changed since all were packed. */
  const loose = new Map<number, LooseList>();
  const listOf = (id: number): Postings => loose.get(id) ?? packed.list(id);
  const changing = (id: number): LooseList => {
    let list = loose.get(id);
    if (!list) loose.set(id, (list = { ...packed.list(id) }));
    // A packed list is full, so that what is written goes into a copy.
    makeRoom(list);
    return list;
  };
  return {
    find: (term) => {
      const id = terms.find(term);
      const list = id === undefined ? undefined : listOf(id);
      return list && list.count > 0 ? list : undefined;
    },
    idOf: (term) => terms.idOf(term),
    termOf: (id) => terms.text(id),
    insert: (id, ordinal, weight, fields) => {
      const list = changing(id);
      const place = ~placeOf(list, ordinal);
      if (place < 0) throw new Error(`document ${ordinal} has the term ${terms.text(id)} already`);
      if (place < list.count) list.pairs.copyWithin(2 * place + 2, 2 * place, 2 * list.count);
      list.pairs[2 * place] = ordinal;
      list.pairs[2 * place + 1] = (weight << fieldBits) | fields;
      list.count += 1;
      if (fields & strongFields) list.strongCount += 1;
    },
    remove: (id, ordinal) => {
      if (placeOf(listOf(id), ordinal) < 0) return;
      const list = changing(id);
      const place = placeOf(list, ordinal);
      if (fieldsOf(list.pairs[2 * place + 1] as number) & strongFields) list.strongCount -= 1;
      list.pairs.copyWithin(2 * place, 2 * place + 2, 2 * list.count);
      list.count -= 1;
    },
    pack: () => {
      let changed = 0;
      for (const { count } of loose.values()) changed += 2 * count;
      if (changed * 2 <= packed.length) return;
      packed = packLists(terms.size, listOf);
      loose.clear();
    },
  };
}

const noPostings: Postings = { count: 0, strongCount: 0, pairs: new Uint32Array(0) };

/** All lists in one array: tens of thousands of small ones would weigh more than what is in them. */
function packLists(size: number, listOf: (id: number) => Postings): { readonly length: number; list(id: number): Postings } {
  const starts = new Uint32Array(size + 1);
  const strongCounts = new Uint32Array(size);
  for (let id = 0; id < size; id += 1) starts[id + 1] = (starts[id] as number) + 2 * listOf(id).count;
  const all = new Uint32Array(starts[size] as number);
  for (let id = 0; id < size; id += 1) {
    const { pairs, count, strongCount } = listOf(id);
    all.set(pairs.subarray(0, 2 * count), starts[id]);
    strongCounts[id] = strongCount;
  }
  return {
    length: all.length,
    list: (id) => {
      if (id >= size) return noPostings;
      const pairs = all.subarray(starts[id], starts[id + 1]);
      return { count: pairs.length / 2, strongCount: strongCounts[id] as number, pairs };
    },
  };
}

/** Room for one more. */
function makeRoom(list: LooseList): void {
  if (2 * list.count < list.pairs.length) return;
  const pairs = new Uint32Array(2 * (list.count + Math.max(1, list.count >> 2)));
  pairs.set(list.pairs);
  list.pairs = pairs;
}
