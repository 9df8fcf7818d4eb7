import { kindOf, ordinalOf } from './posting-kinds.ts';
import type { Postings } from './posting-lists.ts';
import { weightUnit } from './posting-lists.ts';
import type { Alternative } from './look-up.ts';
import type { QueryPlan, QueryWord } from './query-plan.ts';

/** A product with the size of the query comes before one without. */
export const sizeFactor = 1.25;

/** Room for one query at a time, as long as the highest ordinal; everything is zero between two queries. */
export type Scratch = {
  /** Points of the current word. */
  readonly best: Float32Array;
  /** Points of all words. */
  readonly total: Float32Array;
  /** Required words found. */
  readonly count: Uint8Array;
  readonly touched: Uint32Array;
  readonly found: Uint32Array;
  /** Where the answer stands. */
  readonly ordinals: Uint32Array;
  readonly points: Float32Array;
};

/** Makes the room for documents up to `length`. */
export const createScratch = (length: number): Scratch => ({
  best: new Float32Array(length),
  total: new Float32Array(length),
  count: new Uint8Array(length),
  touched: new Uint32Array(length),
  found: new Uint32Array(length),
  ordinals: new Uint32Array(length),
  points: new Float32Array(length),
});

/** The documents found, in any order, and their points; they hold until the next query. */
export type Matched = { readonly ordinals: Uint32Array; readonly points: Float32Array; readonly hasAllWords: boolean };

/** Finds the documents with all words, else those with the most. */
export function matchWords({ words, sizes, phrases }: QueryPlan, scratch: Scratch): Matched {
  // The rarest word first: the others then look at few documents.
  const required = words.filter(({ isOptional }) => !isOptional).toSorted((a, b) => b.rarity - a.rarity);
  let end = 0;
  let level = required.length;
  if (required.length === 0) {
    for (const { list } of sizes) end = addAll(list, scratch, end);
    level = 1;
  } else {
    end = addRequired(required, scratch, true);
    if (end === 0 && required.length > 1) {
      end = addRequired(required, scratch, false);
      level = highestCount(scratch, end);
    }
    for (const word of words) if (word.isOptional) addOptional(word, scratch);
    for (const list of phrases) addPoints(list, scratch);
    for (const { list } of sizes) multiply(list, scratch);
  }
  return takeOut(scratch, end, level, level >= required.length);
}

/** Hands out the documents at a level and leaves everything zero for the next query. */
function takeOut(scratch: Scratch, end: number, level: number, hasAllWords: boolean): Matched {
  const { found, count, total, ordinals, points } = scratch;
  let kept = 0;
  for (let index = 0; index < end; index += 1) {
    const ordinal = found[index] as number;
    if (count[ordinal] === level) {
      ordinals[kept] = ordinal;
      points[kept++] = total[ordinal] as number;
    }
    count[ordinal] = 0;
    total[ordinal] = 0;
  }
  return { ordinals: ordinals.subarray(0, kept), points: points.subarray(0, kept), hasAllWords: hasAllWords && kept > 0 };
}

function highestCount({ found, count }: Scratch, end: number): number {
  let highest = 0;
  for (let index = 0; index < end; index += 1) highest = Math.max(highest, count[found[index] as number] as number);
  return highest;
}

/** With `isStrict` a document that lacks one word is dropped at once. Returns how many documents stand in `found`. */
function addRequired(words: readonly QueryWord[], scratch: Scratch, isStrict: boolean): number {
  let end = 0;
  for (const [place, word] of words.entries()) {
    const level = isStrict ? place : anyLevel;
    const single = word.alternatives.length === 1 ? word.alternatives[0] : undefined;
    end = single?.lists.length === 1 ? addList(single, word.rarity, scratch, level, end) : addBest(word, scratch, level, end);
    if (isStrict && place > 0) end = keep(scratch, end, place + 1);
    if (isStrict && end === 0) return 0;
  }
  return end;
}

function addBest({ alternatives, rarity }: QueryWord, scratch: Scratch, level: number, start: number): number {
  const { total, count, found, touched, best } = scratch;
  const hits = collect(alternatives, scratch, level);
  const scale = rarity / weightUnit;
  let end = start;
  for (let index = 0; index < hits; index += 1) {
    const ordinal = touched[index] as number;
    if (count[ordinal] === 0) found[end++] = ordinal;
    count[ordinal] = (count[ordinal] as number) + 1;
    total[ordinal] = (total[ordinal] as number) + (best[ordinal] as number) * scale;
    best[ordinal] = 0;
  }
  return end;
}

/** Most words have one list; then nothing has to be compared. */
function addList({ lists, factor }: Alternative, rarity: number, { total, count, found }: Scratch, level: number, start: number): number {
  const { entries, count: length, kinds } = lists[0] as Postings;
  const { weights } = kinds;
  const scale = (factor * rarity) / weightUnit;
  let end = start;
  for (let index = 0; index < length; index += 1) {
    const entry = entries[index] as number;
    const ordinal = ordinalOf(entry);
    if (level > 0 && count[ordinal] !== level) continue;
    if (count[ordinal] === 0) found[end++] = ordinal;
    count[ordinal] = (count[ordinal] as number) + 1;
    total[ordinal] = (total[ordinal] as number) + (weights[kindOf(entry)] as number) * scale;
  }
  return end;
}

/** Drops what lacks the word just looked at. */
function keep({ found, count, total }: Scratch, end: number, level: number): number {
  let kept = 0;
  for (let index = 0; index < end; index += 1) {
    const ordinal = found[index] as number;
    if (count[ordinal] === level) found[kept++] = ordinal;
    else {
      count[ordinal] = 0;
      total[ordinal] = 0;
    }
  }
  return kept;
}

const anyLevel = -1;

/** The best alternative per document, in `best`; only documents at `level`. Returns how many stand in `touched`. */
function collect(alternatives: readonly Alternative[], scratch: Scratch, level: number): number {
  let end = 0;
  for (const { lists, factor } of alternatives) {
    const [first, ...others] = lists.length < 2 ? lists : lists.toSorted((a, b) => a.count - b.count);
    if (first)
      end =
        others.length === 0 ? collectList(first, factor, scratch, level, end) : collectCommon(first, others, factor, scratch, level, end);
  }
  return end;
}

function collectList(list: Postings, factor: number, { best, count, touched }: Scratch, level: number, start: number): number {
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
  scratch: Scratch,
  level: number,
  start: number,
): number {
  const { best, count, touched } = scratch;
  const { weights } = first.kinds;
  const places = others.map(() => 0);
  let end = start;
  for (let index = 0; index < first.count; index += 1) {
    const entry = first.entries[index] as number;
    const ordinal = ordinalOf(entry);
    if (level > 0 && count[ordinal] !== level) continue;
    let weight = weights[kindOf(entry)] as number;
    for (let other = 0; other < others.length && weight > 0; other += 1) {
      const { entries, count: length } = others[other] as Postings;
      let place = places[other] as number;
      while (place < length && ordinalOf(entries[place] as number) < ordinal) place += 1;
      places[other] = place;
      const found = place < length ? (entries[place] as number) : undefined;
      weight = found !== undefined && ordinalOf(found) === ordinal ? Math.min(weight, weights[kindOf(found)] as number) : 0;
    }
    const value = weight * factor;
    const known = best[ordinal] as number;
    if (value <= known) continue;
    if (known === 0) touched[end++] = ordinal;
    best[ordinal] = value;
  }
  return end;
}

function addOptional({ alternatives, rarity }: QueryWord, scratch: Scratch): void {
  const { best, total, count, touched } = scratch;
  const hits = collect(alternatives, scratch, anyLevel);
  for (let index = 0; index < hits; index += 1) {
    const ordinal = touched[index] as number;
    if ((count[ordinal] as number) > 0) total[ordinal] = (total[ordinal] as number) + ((best[ordinal] as number) * rarity) / weightUnit;
    best[ordinal] = 0;
  }
}

function addAll({ entries, count: length }: Postings, { total, count, found }: Scratch, end: number): number {
  let next = end;
  for (let index = 0; index < length; index += 1) {
    const ordinal = ordinalOf(entries[index] as number);
    if (count[ordinal] === 0) found[next++] = ordinal;
    count[ordinal] = 1;
    total[ordinal] = (total[ordinal] as number) + 1;
  }
  return next;
}

function addPoints({ entries, count: length, kinds: { weights } }: Postings, { total, count }: Scratch): void {
  for (let index = 0; index < length; index += 1) {
    const entry = entries[index] as number;
    const ordinal = ordinalOf(entry);
    if (count[ordinal] !== 0) total[ordinal] = (total[ordinal] as number) + (weights[kindOf(entry)] as number) / weightUnit;
  }
}

function multiply({ entries, count: length }: Postings, { total, count }: Scratch): void {
  for (let index = 0; index < length; index += 1) {
    const ordinal = ordinalOf(entries[index] as number);
    if (count[ordinal] !== 0) total[ordinal] = (total[ordinal] as number) * sizeFactor;
  }
}
