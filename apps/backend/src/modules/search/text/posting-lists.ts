/** In which documents a term stands: pairs of ordinal and weight with fields, sorted by ordinal, in one typed array per term. */
export type Postings = { count: number; strongCount: number; pairs: Uint32Array };

export type PostingLists = {
  readonly terms: readonly string[];
  find(term: string): Postings | undefined;
  /** The number of a term, given to it on first use. */
  readonly idOf: (term: string) => number;
  byId(id: number): Postings;
  insert(id: number, ordinal: number, weight: number, fields: number): void;
  remove(id: number, ordinal: number): void;
  /** Gives back the room kept for growing. */
  readonly trim: () => void;
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

/** Makes an empty set of lists; `strongFields` are counted apart. */
export function createPostingLists(strongFields: number): PostingLists {
  const ids = new Map<string, number>();
  const terms: string[] = [];
  const lists: Postings[] = [];
  const byId = (id: number): Postings => lists[id] as Postings;
  return {
    terms,
    byId,
    find: (term) => {
      const id = ids.get(term);
      const list = id === undefined ? undefined : byId(id);
      return list && list.count > 0 ? list : undefined;
    },
    idOf: (term) => {
      let id = ids.get(term);
      if (id === undefined) {
        id = terms.push(term) - 1;
        ids.set(term, id);
        lists.push({ count: 0, strongCount: 0, pairs: new Uint32Array(2) });
      }
      return id;
    },
    insert: (id, ordinal, weight, fields) => {
      const list = byId(id);
      const place = ~placeOf(list, ordinal);
      if (place < 0) throw new Error(`document ${ordinal} has the term ${terms[id]} already`);
      makeRoom(list);
      if (place < list.count) list.pairs.copyWithin(2 * place + 2, 2 * place, 2 * list.count);
      list.pairs[2 * place] = ordinal;
      list.pairs[2 * place + 1] = (weight << fieldBits) | fields;
      list.count += 1;
      if (fields & strongFields) list.strongCount += 1;
    },
    remove: (id, ordinal) => {
      const list = byId(id);
      const place = placeOf(list, ordinal);
      if (place < 0) return;
      if (fieldsOf(list.pairs[2 * place + 1] as number) & strongFields) list.strongCount -= 1;
      list.pairs.copyWithin(2 * place, 2 * place + 2, 2 * list.count);
      list.count -= 1;
    },
    trim: () => {
      for (const list of lists) if (list.pairs.length > 2 * list.count + 2) list.pairs = list.pairs.slice(0, 2 * Math.max(list.count, 1));
    },
  };
}

function makeRoom(list: Postings): void {
  if (2 * list.count < list.pairs.length) return;
  const pairs = new Uint32Array(list.pairs.length + Math.max(2, list.pairs.length & ~1));
  pairs.set(list.pairs);
  list.pairs = pairs;
}
