import type { Alternative } from './expand-term.ts';
import { payloadOf, docIdOf } from './posting-payloads.ts';
import type { PostingList } from './posting-lists.ts';

/** Documents with any number of terms matched before. */
export const anyLevel = -1;

/** Scratch buffers by doc id. */
type Collected = {
  /** Score of the best alternative; 0 for documents that match none. */
  readonly best: Float32Array;
  /** Doc ids with a score in `best`. */
  readonly touched: Uint32Array;
  /** Required terms matched before. */
  readonly count: Uint8Array;
};

/** Scores the best alternative of a term per document, only for documents with `level` terms matched before. Returns the length of `touched`. */
export function collectBest(alternatives: readonly Alternative[], scratch: Collected, level: number): number {
  let end = 0;
  for (const { lists, factor } of alternatives) {
    const [first, ...others] = lists.length < 2 ? lists : lists.toSorted((a, b) => a.count - b.count);
    if (first)
      end =
        others.length === 0
          ? collectList(first, factor, scratch, level, end)
          : collectConjunction(first, others, factor, scratch, level, end);
  }
  return end;
}

function collectList(list: PostingList, factor: number, { best, count, touched }: Collected, level: number, start: number): number {
  const { entries, count: length } = list;
  const { weights } = list.payloads;
  let end = start;
  for (let index = 0; index < length; index += 1) {
    const entry = entries[index] as number;
    const docId = docIdOf(entry);
    if (level > 0 && count[docId] !== level) continue;
    const value = (weights[payloadOf(entry)] as number) * factor;
    const previous = best[docId] as number;
    if (value <= previous) continue;
    if (previous === 0) touched[end++] = docId;
    best[docId] = value;
  }
  return end;
}

/** A conjunction weighs as much as its weakest term. All lists are walked once, in parallel. */
function collectConjunction(
  first: PostingList,
  others: readonly PostingList[],
  factor: number,
  { best, count, touched }: Collected,
  level: number,
  start: number,
): number {
  const { weights } = first.payloads;
  const cursors = others.map(() => 0);
  let end = start;
  for (let index = 0; index < first.count; index += 1) {
    const entry = first.entries[index] as number;
    const docId = docIdOf(entry);
    if (level > 0 && count[docId] !== level) continue;
    let weight = weights[payloadOf(entry)] as number;
    const previous = best[docId] as number;
    // The other terms can only lower it.
    if (weight * factor <= previous) continue;
    for (let other = 0; other < others.length && weight > 0; other += 1) {
      const { entries, count: length } = others[other] as PostingList;
      let at = cursors[other] as number;
      while (at < length && docIdOf(entries[at] as number) < docId) at += 1;
      cursors[other] = at;
      const found = at < length ? (entries[at] as number) : undefined;
      weight = found !== undefined && docIdOf(found) === docId ? Math.min(weight, weights[payloadOf(found)] as number) : 0;
    }
    const value = weight * factor;
    if (value <= previous) continue;
    if (previous === 0) touched[end++] = docId;
    best[docId] = value;
  }
  return end;
}
