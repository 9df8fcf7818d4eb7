import { anyLevel, collectBest } from './collect-best.ts';
import { payloadOf, docIdOf } from './posting-payloads.ts';
import type { PostingList } from './posting-lists.ts';
import { weightUnit } from './posting-lists.ts';
import type { QueryPlan, QueryTerm } from './query-plan.ts';

/** Boost of a product that has the size of the query. */
export const sizeFactor = 1.25;

/** Scratch buffers by doc id for one query at a time; all zero between two queries. */
export type Scratch = {
  /** Score of the current term. */
  readonly best: Float32Array;
  /** Sum of the scores of all terms. */
  readonly total: Float32Array;
  /** Required terms matched. */
  readonly count: Uint8Array;
  readonly touched: Uint32Array;
  readonly found: Uint32Array;
  /** The result. */
  readonly docIds: Uint32Array;
  readonly scores: Float32Array;
};

export const createScratch = (length: number): Scratch => ({
  best: new Float32Array(length),
  total: new Float32Array(length),
  count: new Uint8Array(length),
  touched: new Uint32Array(length),
  found: new Uint32Array(length),
  docIds: new Uint32Array(length),
  scores: new Float32Array(length),
});

/** Matching documents in no order and their scores; valid until the next query. */
export type TermMatches = { readonly docIds: Uint32Array; readonly scores: Float32Array; readonly hasAllTerms: boolean };

/** Finds the documents with all required terms; when there are none, those with the most. */
export function matchTerms({ terms, sizes, phrases }: QueryPlan, scratch: Scratch): TermMatches {
  // The rarest term first: the others are then checked for few documents.
  const required = terms.filter(({ isOptional }) => !isOptional).toSorted((a, b) => b.idf - a.idf);
  const [only] = required;
  if (only && terms.length === 1 && sizes.length === 0 && phrases.length === 0) return matchSingle(only, scratch);
  let end = 0;
  let level = required.length;
  if (required.length === 0) {
    for (const { list } of sizes) end = matchSize(list, scratch, end);
    level = 1;
  } else {
    end = addRequired(required, scratch, true);
    if (end === 0 && required.length > 1) {
      end = addRequired(required, scratch, false);
      level = highestCount(scratch, end);
    }
    for (const term of terms) if (term.isOptional) addOptional(term, scratch);
    for (const list of phrases) addWeights(list, scratch);
    for (const { list } of sizes) boost(list, scratch);
  }
  return emit(scratch, end, level, level >= required.length);
}

/** Fast path: most queries are one term, and its list is the result. */
function matchSingle(term: QueryTerm, scratch: Scratch): TermMatches {
  const { docIds, scores } = scratch;
  const list = singleList(term);
  const end = list ? emitList(list, scaleOf(term), scratch) : emitBest(term, scratch);
  return { docIds: docIds.subarray(0, end), scores: scores.subarray(0, end), hasAllTerms: end > 0 };
}

function emitList({ entries, count, payloads: { weights } }: PostingList, scale: number, { docIds, scores }: Scratch): number {
  for (let index = 0; index < count; index += 1) {
    const entry = entries[index] as number;
    docIds[index] = docIdOf(entry);
    scores[index] = (weights[payloadOf(entry)] as number) * scale;
  }
  return count;
}

function emitBest({ alternatives, idf }: QueryTerm, { docIds, scores, best, count }: Scratch): number {
  const end = collectBest(alternatives, { best, touched: docIds, count }, anyLevel);
  const scale = idf / weightUnit;
  for (let index = 0; index < end; index += 1) {
    const docId = docIds[index] as number;
    scores[index] = (best[docId] as number) * scale;
    best[docId] = 0;
  }
  return end;
}

/** Emits the documents with `level` terms matched and zeroes the buffers for the next query. */
function emit(scratch: Scratch, end: number, level: number, hasAllTerms: boolean): TermMatches {
  const { found, count, total, docIds, scores } = scratch;
  let length = 0;
  for (let index = 0; index < end; index += 1) {
    const docId = found[index] as number;
    if (count[docId] === level) {
      docIds[length] = docId;
      scores[length++] = total[docId] as number;
    }
    count[docId] = 0;
    total[docId] = 0;
  }
  return { docIds: docIds.subarray(0, length), scores: scores.subarray(0, length), hasAllTerms: hasAllTerms && length > 0 };
}

function highestCount({ found, count }: Scratch, end: number): number {
  let highest = 0;
  for (let index = 0; index < end; index += 1) highest = Math.max(highest, count[found[index] as number] as number);
  return highest;
}

/** With `isStrict` a document that lacks one term is dropped at once. Returns the length of `found`. */
function addRequired([first, ...others]: readonly QueryTerm[], scratch: Scratch, isStrict: boolean): number {
  let end = first ? addFirst(first, scratch) : 0;
  for (const [i, term] of others.entries()) {
    if (isStrict && end === 0) return 0;
    const level = isStrict ? i + 1 : anyLevel;
    const list = singleList(term);
    end = list ? addList(list, scaleOf(term), scratch, level, end) : addBest(term, scratch, level, end);
    if (isStrict) end = retain(scratch, end, i + 2);
  }
  return end;
}

/** Most terms have one alternative with one list. */
function singleList({ alternatives }: QueryTerm): PostingList | undefined {
  const lists = alternatives.length === 1 ? alternatives[0]?.lists : undefined;
  return lists?.length === 1 ? lists[0] : undefined;
}

/** Score of one unit of weight in the single list of a term. */
const scaleOf = ({ alternatives, idf }: QueryTerm): number => ((alternatives[0]?.factor ?? 0) * idf) / weightUnit;

function addFirst(term: QueryTerm, { total, count, found }: Scratch): number {
  const list = singleList(term);
  if (!list) {
    const scale = term.idf / weightUnit;
    const end = collectBest(term.alternatives, { best: total, touched: found, count }, anyLevel);
    for (let index = 0; index < end; index += 1) {
      const docId = found[index] as number;
      count[docId] = 1;
      total[docId] = (total[docId] as number) * scale;
    }
    return end;
  }
  const { weights } = list.payloads;
  const scale = scaleOf(term);
  for (let index = 0; index < list.count; index += 1) {
    const entry = list.entries[index] as number;
    const docId = docIdOf(entry);
    found[index] = docId;
    count[docId] = 1;
    total[docId] = (weights[payloadOf(entry)] as number) * scale;
  }
  return list.count;
}

function addBest({ alternatives, idf }: QueryTerm, scratch: Scratch, level: number, start: number): number {
  const { total, count, found, touched, best } = scratch;
  const hits = collectBest(alternatives, scratch, level);
  const scale = idf / weightUnit;
  let end = start;
  for (let index = 0; index < hits; index += 1) {
    const docId = touched[index] as number;
    if (count[docId] === 0) found[end++] = docId;
    count[docId] = (count[docId] as number) + 1;
    total[docId] = (total[docId] as number) + (best[docId] as number) * scale;
    best[docId] = 0;
  }
  return end;
}

function addList(
  { entries, count: length, payloads }: PostingList,
  scale: number,
  { total, count, found }: Scratch,
  level: number,
  start: number,
): number {
  const { weights } = payloads;
  let end = start;
  for (let index = 0; index < length; index += 1) {
    const entry = entries[index] as number;
    const docId = docIdOf(entry);
    if (level > 0 && count[docId] !== level) continue;
    if (count[docId] === 0) found[end++] = docId;
    count[docId] = (count[docId] as number) + 1;
    total[docId] = (total[docId] as number) + (weights[payloadOf(entry)] as number) * scale;
  }
  return end;
}

/** Drops documents that did not match the last term. */
function retain({ found, count, total }: Scratch, end: number, level: number): number {
  let length = 0;
  for (let index = 0; index < end; index += 1) {
    const docId = found[index] as number;
    if (count[docId] === level) found[length++] = docId;
    else {
      count[docId] = 0;
      total[docId] = 0;
    }
  }
  return length;
}

function addOptional({ alternatives, idf }: QueryTerm, scratch: Scratch): void {
  const { best, total, count, touched } = scratch;
  const hits = collectBest(alternatives, scratch, anyLevel);
  for (let index = 0; index < hits; index += 1) {
    const docId = touched[index] as number;
    if ((count[docId] as number) > 0) total[docId] = (total[docId] as number) + ((best[docId] as number) * idf) / weightUnit;
    best[docId] = 0;
  }
}

function matchSize({ entries, count: length }: PostingList, { total, count, found }: Scratch, end: number): number {
  let next = end;
  for (let index = 0; index < length; index += 1) {
    const docId = docIdOf(entries[index] as number);
    if (count[docId] === 0) found[next++] = docId;
    count[docId] = 1;
    total[docId] = (total[docId] as number) + 1;
  }
  return next;
}

function addWeights({ entries, count: length, payloads: { weights } }: PostingList, { total, count }: Scratch): void {
  for (let index = 0; index < length; index += 1) {
    const entry = entries[index] as number;
    const docId = docIdOf(entry);
    if (count[docId] !== 0) total[docId] = (total[docId] as number) + (weights[payloadOf(entry)] as number) / weightUnit;
  }
}

function boost({ entries, count: length }: PostingList, { total, count }: Scratch): void {
  for (let index = 0; index < length; index += 1) {
    const docId = docIdOf(entries[index] as number);
    if (count[docId] !== 0) total[docId] = (total[docId] as number) * sizeFactor;
  }
}
