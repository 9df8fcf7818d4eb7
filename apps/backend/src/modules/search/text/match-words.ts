import { anyLevel, collect } from './collect-best.ts';
import { kindOf, ordinalOf } from './posting-kinds.ts';
import type { Postings } from './posting-lists.ts';
import { weightUnit } from './posting-lists.ts';
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
  const [only] = required;
  if (only && words.length === 1 && sizes.length === 0 && phrases.length === 0) return matchOnly(only, scratch);
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

/** Most queries are one word: nothing has to be added up, and the answer is written at once. */
function matchOnly(word: QueryWord, scratch: Scratch): Matched {
  const { ordinals, points } = scratch;
  const list = onlyList(word);
  const end = list ? takeList(list, scaleOf(word), scratch) : takeBest(word, scratch);
  return { ordinals: ordinals.subarray(0, end), points: points.subarray(0, end), hasAllWords: end > 0 };
}

function takeList({ entries, count, kinds: { weights } }: Postings, scale: number, { ordinals, points }: Scratch): number {
  for (let index = 0; index < count; index += 1) {
    const entry = entries[index] as number;
    ordinals[index] = ordinalOf(entry);
    points[index] = (weights[kindOf(entry)] as number) * scale;
  }
  return count;
}

function takeBest({ alternatives, rarity }: QueryWord, { ordinals, points, best, count }: Scratch): number {
  const end = collect(alternatives, { best, touched: ordinals, count }, anyLevel);
  const scale = rarity / weightUnit;
  for (let index = 0; index < end; index += 1) {
    const ordinal = ordinals[index] as number;
    points[index] = (best[ordinal] as number) * scale;
    best[ordinal] = 0;
  }
  return end;
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
function addRequired([first, ...others]: readonly QueryWord[], scratch: Scratch, isStrict: boolean): number {
  let end = first ? addFirst(first, scratch) : 0;
  for (const [place, word] of others.entries()) {
    if (isStrict && end === 0) return 0;
    const level = isStrict ? place + 1 : anyLevel;
    const list = onlyList(word);
    end = list ? addList(list, scaleOf(word), scratch, level, end) : addBest(word, scratch, level, end);
    if (isStrict) end = keep(scratch, end, place + 2);
  }
  return end;
}

/** Most words have one list; then nothing has to be compared. */
function onlyList({ alternatives }: QueryWord): Postings | undefined {
  const lists = alternatives.length === 1 ? alternatives[0]?.lists : undefined;
  return lists?.length === 1 ? lists[0] : undefined;
}

/** What a unit of weight in the only list of a word is worth. */
const scaleOf = ({ alternatives, rarity }: QueryWord): number => ((alternatives[0]?.factor ?? 0) * rarity) / weightUnit;

/** The word before which nothing was found. */
function addFirst(word: QueryWord, { total, count, found }: Scratch): number {
  const list = onlyList(word);
  if (!list) {
    const scale = word.rarity / weightUnit;
    const end = collect(word.alternatives, { best: total, touched: found, count }, anyLevel);
    for (let index = 0; index < end; index += 1) {
      const ordinal = found[index] as number;
      count[ordinal] = 1;
      total[ordinal] = (total[ordinal] as number) * scale;
    }
    return end;
  }
  const { weights } = list.kinds;
  const scale = scaleOf(word);
  for (let index = 0; index < list.count; index += 1) {
    const entry = list.entries[index] as number;
    const ordinal = ordinalOf(entry);
    found[index] = ordinal;
    count[ordinal] = 1;
    total[ordinal] = (weights[kindOf(entry)] as number) * scale;
  }
  return list.count;
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

function addList(
  { entries, count: length, kinds }: Postings,
  scale: number,
  { total, count, found }: Scratch,
  level: number,
  start: number,
): number {
  const { weights } = kinds;
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
