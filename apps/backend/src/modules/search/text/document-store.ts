import type { Analyzer } from './analyzer.ts';
import type { CodeTable } from './code-table.ts';
import { createCodeTable } from './code-table.ts';
import { documentTerms, sizeKeys } from './document-terms.ts';
import { strongFields } from './fields.ts';
import { NumberLog } from './number-log.ts';
import type { PostingLists } from './posting-lists.ts';
import { createPostingLists, weightUnit } from './posting-lists.ts';
import type { SearchDocument } from './search-document.ts';
import { createSkuBook, type SkuBook } from './sku-book.ts';
import type { Vocabulary } from './vocabulary.ts';
import { createVocabulary } from './vocabulary.ts';
import { createTermCollector } from './term-collector.ts';
import { createWordBook } from './word-book.ts';

/** What must be taken out again when a document goes: numbers of its labels, hashes of its codes, numbers of its words and its terms. */
const keptLists = 4;
type Kept = readonly [labels: readonly number[], codes: readonly number[], words: readonly number[], terms: readonly number[]];

/** The documents of an index, as lists of who has what. The documents themselves are not kept. */
export type DocumentStore = {
  readonly analyzer: Analyzer;
  readonly postings: PostingLists;
  readonly vocabulary: Vocabulary;
  readonly codes: CodeTable;
  readonly skus: SkuBook;
  documentCount(): number;
  /** One more than the highest ordinal there ever was. */
  capacity(): number;
  /** By ordinal, at least as many as `capacity`. */
  popularityFactors(): Float32Array;
  /** The categories and the brand of a document. */
  labelsOf(ordinal: number): readonly string[];
  /** In how many documents a label stands. */
  labelCount(label: string): number;
  /** The labels of sizes that a size of a query may mean. */
  sizeLabels(key: string): readonly string[];
  put(document: SearchDocument): void;
  remove(ordinal: number): void;
  /** Gives back the room kept for growing. */
  trim(): void;
};

/** Popularity moves products by at most this share; it must not beat a better word. */
const popularityShare = 0.15;
const halfwayPopularity = 4;

const factorOf = (popularity: number): number => {
  const grown = Math.log1p(Math.max(0, popularity));
  return 1 + (popularityShare * grown) / (grown + halfwayPopularity);
};

function grown(array: Float32Array, length: number): Float32Array<ArrayBuffer> {
  const longer = new Float32Array(Math.max(length, array.length * 2));
  longer.set(array);
  return longer;
}

/** Makes an empty store. */
export function createDocumentStore(analyzer: Analyzer): DocumentStore {
  const postings = createPostingLists(strongFields);
  const vocabulary = createVocabulary(analyzer.listedWords);
  const book = createWordBook(analyzer, postings, vocabulary);
  const collector = createTermCollector();
  const documents = new NumberLog();
  const codes = createCodeTable({ codesOf: (ordinal) => documents.read(ordinal, 2)[1] ?? [], capacity: () => documents.capacity });
  const skus = createSkuBook();
  const labels = createLabels();
  const sizeLabels = new Map<string, Set<string>>();
  let factors = new Float32Array(0);
  let count = 0;

  const remove = (ordinal: number): void => {
    if (!documents.has(ordinal)) return;
    const [labelIds, hashes, words, terms] = documents.read(ordinal, keptLists) as Kept;
    for (const id of terms) postings.remove(id, ordinal);
    for (const id of words) vocabulary.changeUses(id, -1);
    for (const id of labelIds) labels.change(id, -1);
    codes.remove(ordinal, hashes);
    documents.remove(ordinal);
    count -= 1;
  };
  const put = (document: SearchDocument): void => {
    const { ordinal, popularity, sizes } = document;
    remove(ordinal);
    const taken = documentTerms(document, book, collector);
    const { ids, weights, bits } = taken.terms;
    for (let place = 0; place < ids.length; place += 1) {
      postings.insert(ids[place] as number, ordinal, Math.round((weights[place] as number) * weightUnit), bits[place] as number);
    }
    for (const id of taken.surfaceIds) vocabulary.changeUses(id, 1);
    const labelIds = taken.labels.map(labels.idOf);
    for (const id of labelIds) labels.change(id, 1);
    codes.add(ordinal, taken.codeHashes);
    skus.add(document.sku);
    for (const label of sizes) for (const key of sizeKeys(label)) sizeLabels.set(key, (sizeLabels.get(key) ?? new Set()).add(label));
    if (factors.length <= ordinal) factors = grown(factors, ordinal + 1);
    factors[ordinal] = factorOf(popularity);
    const kept: Kept = [labelIds, taken.codeHashes, [...taken.surfaceIds], Array.from(ids)];
    documents.write(ordinal, kept);
    count += 1;
  };
  return {
    analyzer,
    postings,
    vocabulary,
    codes,
    skus,
    documentCount: () => count,
    capacity: () => documents.capacity,
    popularityFactors: () => factors,
    labelsOf: (ordinal) => (documents.read(ordinal, 1)[0] ?? []).map(labels.nameOf),
    labelCount: labels.countOf,
    sizeLabels: (key) => [...(sizeLabels.get(key) ?? [])],
    put,
    remove,
    trim: () => {
      postings.pack();
      documents.trim(keptLists);
      codes.trim();
    },
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
