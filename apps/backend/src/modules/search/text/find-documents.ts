import { codeHash } from './code-table.ts';
import type { DocumentStore } from './document-store.ts';
import { sizeLabelTerm } from './terms.ts';
import { codeKey, maxQueryLength } from './tokenizer.ts';
import type { Scratch } from './match-terms.ts';
import { createScratch, matchTerms } from './match-terms.ts';
import { docIdOf } from './posting-payloads.ts';
import type { PostingList } from './posting-lists.ts';
import type { QueryPlan } from './query-plan.ts';
import { planQuery } from './query-plan.ts';
import { rank, roundScores } from './rank.ts';
import type { Matches, TextMatches } from './search-document.ts';

export type Searcher = {
  readonly find: (query: string) => TextMatches;
  readonly match: (query: string) => Matches;
  /** Whether some document has all required terms of a plan. */
  hasAll(plan: QueryPlan): boolean;
};

/** Above every score of terms. */
export const codeScore = 1e6;
const minCodeLength = 4;

/** Answers queries over a store, one at a time: they share the scratch buffers. */
export function createSearcher(store: DocumentStore): Searcher {
  let scratch = createScratch(0);
  const ensureScratch = (): Scratch => {
    // A quarter more than needed, so that single additions do not reallocate it each time.
    if (scratch.best.length < store.capacity()) scratch = createScratch(Math.ceil(store.capacity() * 1.25));
    return scratch;
  };
  return {
    find: (query) => findByCode(query, store) ?? findByTerms(planQuery(query, store), store, ensureScratch()),
    match: (query) => findByCode(query, store) ?? matchByTerms(planQuery(query, store), store, ensureScratch()),
    hasAll: (plan) => matchTerms(plan, ensureScratch()).hasAllTerms,
  };
}

function matchByTerms(plan: QueryPlan, store: DocumentStore, scratch: Scratch): Matches {
  const { docIds, scores } = matchTerms(plan, scratch);
  const factors = store.popularityFactors();
  for (let index = 0; index < scores.length; index += 1) {
    scores[index] = (scores[index] as number) * (factors[docIds[index] as number] as number);
  }
  roundScores(scores);
  return { docIds, scores };
}

function findByTerms(plan: QueryPlan, store: DocumentStore, scratch: Scratch): TextMatches {
  const matches = matchByTerms(plan, store, scratch);
  const [docIds, scores] = [matches.docIds.slice(), matches.scores.slice()];
  rank(docIds, scores);
  return { docIds, scores, sizes: sizesAmong(docIds, plan, store), isExactCode: false };
}

/** Of the labels a size of the query may mean those that the matches have. */
function sizesAmong(docIds: Uint32Array, { sizes }: QueryPlan, store: DocumentStore): readonly string[] {
  if (sizes.length === 0) return [];
  const ordered = docIds.toSorted();
  return sizes
    .flatMap(({ key }) => store.sizeLabels(key))
    .filter((label) => intersects(ordered, store.postings.find(sizeLabelTerm(label))));
}

/** Whether two sorted lists have a document in common. */
function intersects(docIds: Uint32Array, list: PostingList | undefined): boolean {
  if (!list) return false;
  for (let index = 0, at = 0; index < docIds.length && at < list.count;) {
    const [one, other] = [docIds[index] as number, docIdOf(list.entries[at] as number)];
    if (one === other) return true;
    if (one < other) index += 1;
    else at += 1;
  }
  return false;
}

/** A whole code, alone or among other words, or the prefix of a SKU. Only what has a digit can be one: "Dirndl" is a word. */
export function findByCode(query: string, store: DocumentStore): TextMatches | undefined {
  const text = query.slice(0, maxQueryLength);
  if (!/\d/.test(text)) return undefined;
  const candidates = [text, ...text.split(/\s+/).filter((word) => /\d/.test(word))];
  for (const candidate of candidates) {
    const hash = codeKey(candidate).length < minCodeLength ? undefined : codeHash(candidate);
    const docIds = hash === undefined ? [] : store.codes.find(hash);
    if (docIds.length > 0) return codeMatches(docIds, true);
  }
  const prefixed = skuPrefixMatches(text, store);
  return prefixed.length > 0 ? codeMatches(prefixed, false) : undefined;
}

function skuPrefixMatches(text: string, { skus, codes }: DocumentStore): readonly number[] {
  if (codeKey(text).length < minCodeLength) return [];
  const hashes = skus.startingWith(text).map(codeHash);
  return hashes.flatMap((hash) => (hash === undefined ? [] : codes.find(hash))).toSorted((a, b) => a - b);
}

const codeMatches = (docIds: readonly number[], isExactCode: boolean): TextMatches => ({
  docIds: new Uint32Array(docIds),
  scores: new Float32Array(docIds.length).fill(codeScore),
  sizes: [],
  isExactCode,
});
