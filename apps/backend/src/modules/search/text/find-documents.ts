import { codeHash } from './code-table.ts';
import type { DocumentStore } from './document-store.ts';
import { sizeLabelTerm } from './terms.ts';
import { codeKey, longestQuery } from './fold.ts';
import type { Scratch } from './match-words.ts';
import { createScratch, matchWords } from './match-words.ts';
import { ordinalOf } from './posting-kinds.ts';
import type { Postings } from './posting-lists.ts';
import type { QueryPlan } from './query-plan.ts';
import { planQuery } from './query-plan.ts';
import { rank, roundScores } from './rank.ts';
import type { Matches, TextMatches } from './search-document.ts';

export type Finder = {
  readonly find: (query: string) => TextMatches;
  readonly match: (query: string) => Matches;
  /** Whether some document has all required words of a plan. */
  hasAll(plan: QueryPlan): boolean;
};

/** Above every score of words. */
export const codeScore = 1e6;
const shortestCodePart = 4;

/** Answers queries over a store; one at a time, in room that is used again. */
export function createFinder(store: DocumentStore): Finder {
  let scratch = createScratch(0);
  const room = (): Scratch => {
    // Grown by a quarter more than needed, so that single additions do not make it anew each time.
    if (scratch.best.length < store.capacity()) scratch = createScratch(Math.ceil(store.capacity() * 1.25));
    return scratch;
  };
  return {
    find: (query) => findByCode(query, store) ?? findByWords(planQuery(query, store), store, room()),
    match: (query) => findByCode(query, store) ?? matchByWords(planQuery(query, store), store, room()),
    hasAll: (plan) => matchWords(plan, room()).hasAllWords,
  };
}

function matchByWords(plan: QueryPlan, store: DocumentStore, scratch: Scratch): Matches {
  const { ordinals, points } = matchWords(plan, scratch);
  const factors = store.popularityFactors();
  for (let index = 0; index < points.length; index += 1) {
    points[index] = (points[index] as number) * (factors[ordinals[index] as number] as number);
  }
  roundScores(points);
  return { ordinals, scores: points };
}

function findByWords(plan: QueryPlan, store: DocumentStore, scratch: Scratch): TextMatches {
  const matches = matchByWords(plan, store, scratch);
  const [ordinals, scores] = [matches.ordinals.slice(), matches.scores.slice()];
  rank(ordinals, scores);
  return { ordinals, scores, sizes: sizesAmong(ordinals, plan, store), isExactCode: false };
}

/** Of what a size may mean, the labels that the found products have. */
function sizesAmong(ordinals: Uint32Array, { sizes }: QueryPlan, store: DocumentStore): readonly string[] {
  if (sizes.length === 0) return [];
  const ordered = ordinals.toSorted();
  return sizes.flatMap(({ key }) => store.sizeLabels(key)).filter((label) => meet(ordered, store.postings.find(sizeLabelTerm(label))));
}

/** Whether two ordered lists have a document in common. */
function meet(ordinals: Uint32Array, list: Postings | undefined): boolean {
  if (!list) return false;
  for (let index = 0, place = 0; index < ordinals.length && place < list.count;) {
    const [one, other] = [ordinals[index] as number, ordinalOf(list.entries[place] as number)];
    if (one === other) return true;
    if (one < other) index += 1;
    else place += 1;
  }
  return false;
}

/** A whole code, alone or among other words, or the beginning of a SKU. Only what has a digit can be one: "Dirndl" is a word. */
export function findByCode(query: string, store: DocumentStore): TextMatches | undefined {
  const asked = query.slice(0, longestQuery);
  if (!/\d/.test(asked)) return undefined;
  const candidates = [asked, ...asked.split(/\s+/).filter((word) => /\d/.test(word))];
  for (const candidate of candidates) {
    const hash = codeKey(candidate).length < shortestCodePart ? undefined : codeHash(candidate);
    const ordinals = hash === undefined ? [] : store.codes.find(hash);
    if (ordinals.length > 0) return codeMatches(ordinals, true);
  }
  const begun = beginningsOfSku(asked, store);
  return begun.length > 0 ? codeMatches(begun, false) : undefined;
}

function beginningsOfSku(asked: string, { skus, codes }: DocumentStore): readonly number[] {
  if (codeKey(asked).length < shortestCodePart) return [];
  const hashes = skus.startingWith(asked).map(codeHash);
  return hashes.flatMap((hash) => (hash === undefined ? [] : codes.find(hash))).toSorted((a, b) => a - b);
}

const codeMatches = (ordinals: readonly number[], isExactCode: boolean): TextMatches => ({
  ordinals: new Uint32Array(ordinals),
  scores: new Float32Array(ordinals.length).fill(codeScore),
  sizes: [],
  isExactCode,
});
