import { TextTable } from '#kernel/text-table.ts';
import { entryOf, kindOf, KindTable, ordinalOf, type PostingKinds } from './posting-kinds.ts';

/** In which documents a term stands, and as what: an entry a document, in order of their ordinals. */
export type Postings = {
  readonly count: number;
  readonly strongCount: number;
  readonly entries: Uint32Array;
  readonly kinds: PostingKinds;
};

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

/** Where an ordinal stands in a list, or the complement of where it would stand. */
export function placeOf({ entries, count }: Postings, ordinal: number): number {
  let [low, high] = [0, count - 1];
  // Documents mostly come in order, so the end is looked at first.
  if (count === 0 || ordinalOf(entries[high] as number) < ordinal) return ~count;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = ordinalOf(entries[middle] as number);
    if (found === ordinal) return middle;
    if (found < ordinal) low = middle + 1;
    else high = middle - 1;
  }
  return ~low;
}

/** A list by itself, with room to grow. */
type LooseList = { count: number; strongCount: number; entries: Uint32Array; readonly kinds: PostingKinds };

/** Makes an empty set of lists; `strongFields` are counted apart. */
export function createPostingLists(strongFields: number): PostingLists {
  const terms = new TextTable();
  const kinds = new KindTable();
  const none: Postings = { count: 0, strongCount: 0, entries: new Uint32Array(0), kinds };
  let packed = packLists(0, () => none, none);
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
  const isStrong = (kind: number): boolean => ((kinds.fields[kind] as number) & strongFields) !== 0;
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
      const kind = kinds.numberOf(weight, fields);
      if (place < list.count) list.entries.copyWithin(place + 1, place, list.count);
      list.entries[place] = entryOf(ordinal, kind);
      list.count += 1;
      if (isStrong(kind)) list.strongCount += 1;
    },
    remove: (id, ordinal) => {
      if (placeOf(listOf(id), ordinal) < 0) return;
      const list = changing(id);
      const place = placeOf(list, ordinal);
      if (isStrong(kindOf(list.entries[place] as number))) list.strongCount -= 1;
      list.entries.copyWithin(place, place + 1, list.count);
      list.count -= 1;
    },
    pack: () => {
      let changed = 0;
      for (const { count } of loose.values()) changed += count;
      if (changed * 2 <= packed.length) return;
      packed = packLists(terms.size, listOf, none);
      loose.clear();
    },
  };
}

/** All lists in one array: tens of thousands of small ones would weigh more than what is in them. */
function packLists(
  size: number,
  listOf: (id: number) => Postings,
  none: Postings,
): { readonly length: number; list(id: number): Postings } {
  const starts = new Uint32Array(size + 1);
  const strongCounts = new Uint32Array(size);
  for (let id = 0; id < size; id += 1) starts[id + 1] = (starts[id] as number) + listOf(id).count;
  const all = new Uint32Array(starts[size] as number);
  for (let id = 0; id < size; id += 1) {
    const { entries, count, strongCount } = listOf(id);
    all.set(entries.subarray(0, count), starts[id]);
    strongCounts[id] = strongCount;
  }
  return {
    length: all.length,
    list: (id) => {
      if (id >= size) return none;
      const entries = all.subarray(starts[id], starts[id + 1]);
      return { count: entries.length, strongCount: strongCounts[id] as number, entries, kinds: none.kinds };
    },
  };
}

/** Room for one more. */
function makeRoom(list: LooseList): void {
  if (list.count < list.entries.length) return;
  const entries = new Uint32Array(list.count + Math.max(1, list.count >> 2));
  entries.set(list.entries);
  list.entries = entries;
}
