import type { CapturedTexts } from '#kernel/memory/text-table.ts';
import type { Analyzer } from './analyzer.ts';
import type { CapturedCodes, CodeTable } from './code-table.ts';
import { createCodeTable } from './code-table.ts';
import { documentTerms, sizeKeys } from './document-terms.ts';
import { strongFields } from './fields.ts';
import { VarintLists, type CapturedLists } from './varint-lists.ts';
import type { CapturedPostings, PostingLists } from './posting-lists.ts';
import { createPostingLists, weightUnit } from './posting-lists.ts';
import type { SearchDocument } from './search-document.ts';
import { createSkuPrefixes, type SkuPrefixes } from './sku-prefixes.ts';
import type { Surface, Vocabulary } from './vocabulary.ts';
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
  /** A copy, which later changes leave alone. */
  capture(): CapturedDocuments;
};

/** All that a store knows; what it can work out again is left out. */
export type CapturedDocuments = {
  readonly postings: CapturedPostings;
  readonly vocabulary: readonly Surface[];
  readonly forwardIndex: CapturedLists;
  readonly codes: CapturedCodes;
  readonly skus: CapturedTexts;
  readonly labels: { readonly names: readonly string[]; readonly counts: readonly number[] };
  readonly sizeLabels: ReadonlyMap<string, ReadonlySet<string>>;
  readonly factors: Float32Array;
  readonly count: number;
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

/** The lists of a store, which its documents are put into. */
function openLists(analyzer: Analyzer, captured: CapturedDocuments | undefined) {
  const forwardIndex = captured ? VarintLists.restored(captured.forwardIndex) : new VarintLists();
  return {
    forwardIndex,
    postings: createPostingLists(strongFields, captured?.postings),
    vocabulary: createVocabulary(analyzer.dictionaryTokens, captured?.vocabulary),
    codes: createCodeTable({
      codesOf: (docId) => forwardIndex.read(docId, 2)[1] ?? [],
      capacity: () => forwardIndex.capacity,
      captured: captured?.codes,
    }),
    skus: createSkuPrefixes(captured?.skus),
    labels: createLabels(captured?.labels),
    sizeLabels: createSizeLabels(captured?.sizeLabels),
  };
}

const captureLists = ({ postings, vocabulary, forwardIndex, codes, skus, labels, sizeLabels }: ReturnType<typeof openLists>) => ({
  postings: postings.capture(),
  vocabulary: vocabulary.capture(),
  forwardIndex: forwardIndex.capture(),
  codes: codes.capture(),
  skus: skus.capture(),
  labels: labels.capture(),
  sizeLabels: sizeLabels.capture(),
});

export function createDocumentStore(analyzer: Analyzer, captured?: CapturedDocuments): DocumentStore {
  const lists = openLists(analyzer, captured);
  const { postings, vocabulary, forwardIndex, codes, skus, labels, sizeLabels } = lists;
  const tokenCache = createTokenCache(analyzer, postings, vocabulary);
  const collector = createTermCollector();
  let factors = captured?.factors ?? new Float32Array(0);
  let count = captured?.count ?? 0;

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
    const forward: ForwardLists = [labelIds, codeHashes, [...surfaceIds], Array.from(terms.ids)];
    forwardIndex.write(docId, forward);
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
    capture: () => ({ ...captureLists(lists), factors: factors.slice(), count }),
  };
}

/** The sizes of all documents as they are written, by the keys they are searched with. */
function createSizeLabels(captured?: CapturedDocuments['sizeLabels']) {
  const labels = new Map(Array.from(captured ?? [], ([key, ofKey]) => [key, new Set(ofKey)]));
  return {
    add: (sizes: readonly string[]): void => {
      for (const label of sizes) for (const key of sizeKeys(label)) labels.set(key, (labels.get(key) ?? new Set()).add(label));
    },
    of: (key: string): string[] => [...(labels.get(key) ?? [])],
    capture: () => new Map(Array.from(labels, ([key, ofKey]) => [key, new Set(ofKey)])),
  };
}

function createLabels(captured: CapturedDocuments['labels'] = { names: [], counts: [] }) {
  const names = [...captured.names];
  const counts = [...captured.counts];
  const ids = new Map(names.map((name, id) => [name, id]));
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
    capture: () => ({ names: [...names], counts: [...counts] }),
  };
}
