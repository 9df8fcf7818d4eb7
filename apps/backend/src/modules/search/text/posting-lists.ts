import { TextTable, type CapturedTexts } from '#kernel/memory/text-table.ts';
import { encodePosting, payloadOf, PayloadTable, docIdOf, type CapturedPayloads, type Payloads } from './posting-payloads.ts';

/** The postings of a term, one a document, ascending by doc id. */
export type PostingList = {
  readonly count: number;
  readonly strongCount: number;
  readonly entries: Uint32Array;
  readonly payloads: Payloads;
};

export type PostingLists = {
  find(term: string): PostingList | undefined;
  /** The id of a term, assigned on first use. */
  readonly idOf: (term: string) => number;
  termOf(id: number): string;
  insert(id: number, docId: number, weight: number, fields: number): void;
  remove(id: number, docId: number): void;
  /** Merges the delta into a new segment, once it has grown to half of it. */
  readonly compact: () => void;
  /** A copy, which later changes leave alone. */
  capture(): CapturedPostings;
};

/** List n lies from `starts[n]` up to `starts[n + 1]`. */
type Segment = { readonly starts: Uint32Array; readonly strongCounts: Uint32Array; readonly all: Uint32Array };
export type CapturedPostings = { readonly terms: CapturedTexts; readonly payloads: CapturedPayloads; readonly segment: Segment };

/** Weights are whole numbers of this unit. */
export const weightUnit = 100;

/** The index of a document's posting, or the complement of where it would be inserted. */
export function findPosting({ entries, count }: PostingList, docId: number): number {
  let [low, high] = [0, count - 1];
  // Documents are mostly added in order, so the end is checked first.
  if (count === 0 || docIdOf(entries[high] as number) < docId) return ~count;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = docIdOf(entries[middle] as number);
    if (found === docId) return middle;
    if (found < docId) low = middle + 1;
    else high = middle - 1;
  }
  return ~low;
}

/** A mutable list with spare capacity. */
type DeltaList = { count: number; strongCount: number; entries: Uint32Array; readonly payloads: Payloads };

/** An immutable segment of all lists, and a delta of those that changed since. `strongFields` are counted apart. */
export function createPostingLists(strongFields: number, captured?: CapturedPostings): PostingLists {
  const terms = captured ? TextTable.restored(captured.terms) : new TextTable();
  const payloads = new PayloadTable(captured?.payloads);
  const none: PostingList = { count: 0, strongCount: 0, entries: new Uint32Array(0), payloads };
  let segment = readSegment(captured?.segment ?? buildSegment(0, () => none), none);
  /** By term id. */
  const delta = new Map<number, DeltaList>();
  const listOf = (id: number): PostingList => delta.get(id) ?? segment.list(id);
  const mutable = (id: number): DeltaList => {
    let list = delta.get(id);
    if (!list) delta.set(id, (list = { ...segment.list(id) }));
    // A list of the segment has no spare capacity, so this copies it (copy on write).
    ensureCapacity(list);
    return list;
  };
  const isStrong = (payload: number): boolean => ((payloads.fields[payload] as number) & strongFields) !== 0;
  return {
    find: (term) => {
      const id = terms.find(term);
      const list = id === undefined ? undefined : listOf(id);
      return list && list.count > 0 ? list : undefined;
    },
    idOf: (term) => terms.idOf(term),
    termOf: (id) => terms.text(id),
    insert: (id, docId, weight, fields) => {
      const list = mutable(id);
      const at = ~findPosting(list, docId);
      if (at < 0) throw new Error(`document ${docId} has the term ${terms.text(id)} already`);
      const payload = payloads.idOf(weight, fields);
      if (at < list.count) list.entries.copyWithin(at + 1, at, list.count);
      list.entries[at] = encodePosting(docId, payload);
      list.count += 1;
      if (isStrong(payload)) list.strongCount += 1;
    },
    remove: (id, docId) => {
      if (findPosting(listOf(id), docId) < 0) return;
      const list = mutable(id);
      const at = findPosting(list, docId);
      if (isStrong(payloadOf(list.entries[at] as number))) list.strongCount -= 1;
      list.entries.copyWithin(at, at + 1, list.count);
      list.count -= 1;
    },
    compact: () => {
      let changed = 0;
      for (const { count } of delta.values()) changed += count;
      if (changed * 2 <= segment.length) return;
      segment = readSegment(buildSegment(terms.size, listOf), none);
      delta.clear();
    },
    capture: () => ({ terms: terms.capture(), payloads: payloads.capture(), segment: buildSegment(terms.size, listOf) }),
  };
}

/** All lists in one array: tens of thousands of small ones would take more memory than their contents. */
function buildSegment(size: number, listOf: (id: number) => PostingList): Segment {
  const starts = new Uint32Array(size + 1);
  const strongCounts = new Uint32Array(size);
  for (let id = 0; id < size; id += 1) starts[id + 1] = (starts[id] as number) + listOf(id).count;
  const all = new Uint32Array(starts[size] as number);
  for (let id = 0; id < size; id += 1) {
    const { entries, count, strongCount } = listOf(id);
    all.set(entries.subarray(0, count), starts[id]);
    strongCounts[id] = strongCount;
  }
  return { starts, strongCounts, all };
}

function readSegment(
  { starts, strongCounts, all }: Segment,
  none: PostingList,
): { readonly length: number; list(id: number): PostingList } {
  return {
    length: all.length,
    list: (id) => {
      if (id >= strongCounts.length) return none;
      const entries = all.subarray(starts[id], starts[id + 1]);
      return { count: entries.length, strongCount: strongCounts[id] as number, entries, payloads: none.payloads };
    },
  };
}

function ensureCapacity(list: DeltaList): void {
  if (list.count < list.entries.length) return;
  const entries = new Uint32Array(list.count + Math.max(1, list.count >> 2));
  entries.set(list.entries);
  list.entries = entries;
}
