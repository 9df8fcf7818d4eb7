import type { Analyzer } from './analyzer.ts';
import type { CodeTable } from './code-table.ts';
import { createCodeTable } from './code-table.ts';
import { documentTerms, sizeKeys } from './document-terms.ts';
import { strongFields } from './fields.ts';
import { VarintLists } from './varint-lists.ts';
import type { PostingLists } from './posting-lists.ts';
import { createPostingLists, weightUnit } from './posting-lists.ts';
import type { SearchDocument } from './search-document.ts';
import { createSkuPrefixes, type SkuPrefixes } from './sku-prefixes.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createVocabulary } from './vocabulary.ts';
import { createTermCollector, type CollectedTerms } from './term-collector.ts';
import { createTokenCache } from './token-cache.ts';

/** The forward index of a document, read when it is removed: ids of labels, hashes of codes, ids of surface forms and of terms. */
type ForwardLists = readonly [labels: readonly number[], codes: readonly number[], surfaces: readonly number[], terms: readonly number[]];
const forwardListCount = 4;

/** What is indexed of the documents: inverted lists and a forward index, not the documents themselves. */
export type DocumentStore = {
  readonly analyzer: Analyzer;
  readonly postings: PostingLists;
  readonly vocabulary: Vocabulary;
  readonly codes: CodeTable;
  readonly skus: SkuPrefixes;
  documentCount(): number;
  /** One more than the highest doc id there ever was. */
  capacity(): number;
  /** By doc id, at least `capacity` long. */
  popularityFactors(): Float32Array;
  /** The categories and the brand of a document. */
  labelsOf(docId: number): readonly string[];
  /** How many documents have a label. */
  labelCount(label: string): number;
  /** The labels of sizes that a size of a query may mean. */
  sizeLabels(key: string): readonly string[];
  put(document: SearchDocument): void;
  remove(docId: number): void;
  /** Compacts after many changes. */
  trim(): void;
};

/** Popularity raises a score by at most this share; it must not beat a better match. */
const popularityShare = 0.15;
const halfwayPopularity = 4;

const factorOf = (popularity: number): number => {
  const logarithm = Math.log1p(Math.max(0, popularity));
  return 1 + (popularityShare * logarithm) / (logarithm + halfwayPopularity);
};

function grown(array: Float32Array, length: number): Float32Array<ArrayBuffer> {
  const longer = new Float32Array(Math.max(length, array.length * 2));
  longer.set(array);
  return longer;
}

function insertTerms(postings: PostingLists, docId: number, { ids, weights, bits }: CollectedTerms): void {
  for (let i = 0; i < ids.length; i += 1) {
    postings.insert(ids[i] as number, docId, Math.round((weights[i] as number) * weightUnit), bits[i] as number);
  }
}

export function createDocumentStore(analyzer: Analyzer): DocumentStore {
  const postings = createPostingLists(strongFields);
  const vocabulary = createVocabulary(analyzer.dictionaryTokens);
  const tokenCache = createTokenCache(analyzer, postings, vocabulary);
  const collector = createTermCollector();
  const forwardIndex = new VarintLists();
  const codes = createCodeTable({ codesOf: (docId) => forwardIndex.read(docId, 2)[1] ?? [], capacity: () => forwardIndex.capacity });
  const skus = createSkuPrefixes();
  const labels = createLabels();
  const sizeLabels = createSizeLabels();
  let factors = new Float32Array(0);
  let count = 0;

  const remove = (docId: number): void => {
    if (!forwardIndex.has(docId)) return;
    const [labelIds, hashes, surfaces, terms] = forwardIndex.read(docId, forwardListCount) as ForwardLists;
    for (const id of terms) postings.remove(id, docId);
    for (const id of surfaces) vocabulary.changeUses(id, -1);
    for (const id of labelIds) labels.change(id, -1);
    codes.remove(docId, hashes);
    forwardIndex.remove(docId);
    count -= 1;
  };
  const put = (document: SearchDocument): void => {
    const { docId, popularity, sizes } = document;
    remove(docId);
    const { terms, labels: names, surfaceIds, codeHashes } = documentTerms(document, tokenCache, collector);
    insertTerms(postings, docId, terms);
    for (const id of surfaceIds) vocabulary.changeUses(id, 1);
    const labelIds = names.map(labels.idOf);
    for (const id of labelIds) labels.change(id, 1);
    codes.add(docId, codeHashes);
    skus.add(document.sku);
    sizeLabels.add(sizes);
    if (factors.length <= docId) factors = grown(factors, docId + 1);
    factors[docId] = factorOf(popularity);
    const lists: ForwardLists = [labelIds, codeHashes, [...surfaceIds], Array.from(terms.ids)];
    forwardIndex.write(docId, lists);
    count += 1;
  };
  return {
    analyzer,
    postings,
    vocabulary,
    codes,
    skus,
    documentCount: () => count,
    capacity: () => forwardIndex.capacity,
    popularityFactors: () => factors,
    labelsOf: (docId) => (forwardIndex.read(docId, 1)[0] ?? []).map(labels.nameOf),
    labelCount: labels.countOf,
    sizeLabels: sizeLabels.of,
    put,
    remove,
    trim: () => {
      postings.compact();
      forwardIndex.trim(forwardListCount);
      codes.trim();
    },
  };
}

/** The sizes of all documents as they are written, by the keys they are searched with. */
function createSizeLabels() {
  const labels = new Map<string, Set<string>>();
  return {
    add: (sizes: readonly string[]): void => {
      for (const label of sizes) for (const key of sizeKeys(label)) labels.set(key, (labels.get(key) ?? new Set()).add(label));
    },
    of: (key: string): string[] => [...(labels.get(key) ?? [])],
  };
}

function createLabels() {
  const ids = new Map<string, number>();
  const names: string[] = [];
  const counts: number[] = [];
  return {
    idOf: (label: string): number => {
      let id = ids.get(label);
      if (id === undefined) {
        ids.set(label, (id = names.push(label) - 1));
        counts.push(0);
      }
      return id;
    },
    nameOf: (id: number): string => names[id] as string,
    countOf: (label: string): number => counts[ids.get(label) ?? -1] ?? 0,
    change: (id: number, by: 1 | -1): void => {
      (counts[id] as number) += by;
    },
  };
}
