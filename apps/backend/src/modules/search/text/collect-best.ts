import type { Alternative } from './look-up.ts';
import { kindOf, ordinalOf } from './posting-kinds.ts';
import type { Postings } from './posting-lists.ts';

/** Whatever was found before. */
export const anyLevel = -1;

/** Room to collect in, as long as the highest ordinal. */
type Collected = {
  /** Points of the best alternative; 0 for documents without one. */
  readonly best: Float32Array;
  /** The documents that have one. */
  readonly touched: Uint32Array;
  /** Required words found before. */
  readonly count: Uint8Array;
};

/** The best alternative per document, in `best`; only documents at `level`. Returns how many stand in `touched`. */
export function collect(alternatives: readonly Alternative[], scratch: Collected, level: number): number {
  let end = 0;
  for (const { lists, factor } of alternatives) {
    const [first, ...others] = lists.length < 2 ? lists : lists.toSorted((a, b) => a.count - b.count);
    if (first)
      end =
        others.length === 0 ? collectList(first, factor, scratch, level, end) : collectCommon(first, others, factor, scratch, level, end);
  }
  return end;
}

function collectList(list: Postings, factor: number, { best, count, touched }: Collected, level: number, start: number): number {
  const { entries, count: length } = list;
  const { weights } = list.kinds;
  let end = start;
  for (let index = 0; index < length; index += 1) {
    const entry = entries[index] as number;
    const ordinal = ordinalOf(entry);
    if (level > 0 && count[ordinal] !== level) continue;
    const value = (weights[kindOf(entry)] as number) * factor;
    const known = best[ordinal] as number;
    if (value <= known) continue;
    if (known === 0) touched[end++] = ordinal;
    best[ordinal] = value;
  }
  return end;
}

/** Words that must stand together are as strong as the weakest of them. All lists are walked once, side by side. */
function collectCommon(
  first: Postings,
  others: readonly Postings[],
  factor: number,
  { best, count, touched }: Collected,
  level: number,
  start: number,
): number {
  const { weights } = first.kinds;
  const places = others.map(() => 0);
  let end = start;
  for (let index = 0; index < first.count; index += 1) {
    const entry = first.entries[index] as number;
    const ordinal = ordinalOf(entry);
    if (level > 0 && count[ordinal] !== level) continue;
    let weight = weights[kindOf(entry)] as number;
    const known = best[ordinal] as number;
    // The others can only make it weaker.
    if (weight * factor <= known) continue;
    for (let other = 0; other < others.length && weight > 0; other += 1) {
      const { entries, count: length } = others[other] as Postings;
      let place = places[other] as number;
      while (place < length && ordinalOf(entries[place] as number) < ordinal) place += 1;
      places[other] = place;
      const found = place < length ? (entries[place] as number) : undefined;
      weight = found !== undefined && ordinalOf(found) === ordinal ? Math.min(weight, weights[kindOf(found)] as number) : 0;
    }
    const value = weight * factor;
    if (value <= known) continue;
    if (known === 0) touched[end++] = ordinal;
    best[ordinal] = value;
  }
  return end;
}
