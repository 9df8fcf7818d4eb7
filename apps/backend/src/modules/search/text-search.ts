import type { Sliced } from '#kernel/memory/slices.ts';
import type { CatalogueView } from '#modules/catalog/index.ts';
import { ProductDocuments, type CapturedProductDocuments } from './product-documents.ts';
import type { CapturedDocuments, Explanation, TextIndex } from './text/index.ts';
import { createTextIndex, shopDictionary } from './text/index.ts';

/** Matching documents in no order; valid until the next search. */
export type TextMatches = { readonly docIds: Uint32Array; readonly scores: Float32Array };

/** Why a product is, or is not, among what a query finds. */
export type ProductMatch = {
  readonly match: Explanation;
  /** How many products the query finds, and how many of them match better. */
  readonly found: number;
  readonly rank: number | undefined;
  readonly corrected: string | undefined;
};

/** The text index of one store view. It outlives the product indexes: a changed catalogue is applied to it as a delta. */
export type TextSearch = Pick<TextIndex, 'correct' | 'complete' | 'recommend'> & {
  find(query: string): TextMatches;
  /** Product id by doc id; a product that is gone keeps its doc id. */
  readonly ids: readonly number[];
  countOf(query: string): number;
  /** Undefined for a product that no query finds in this view. */
  explain(query: string, productId: number): ProductMatch | undefined;
  /** Applies the differences between a catalogue and the one applied before. */
  sync(view: CatalogueView): Sliced<void>;
  /** A copy, from which a search over the same catalogue is made. */
  capture(): CapturedTextSearch;
};

export type CapturedTextSearch = CapturedProductDocuments & { readonly documents: CapturedDocuments };

const minSearchLength = 2;
const nothing: TextMatches = { docIds: new Uint32Array(), scores: new Float32Array() };

function placeOf(docId: number, { docIds, scores }: TextMatches): Pick<ProductMatch, 'found' | 'rank'> {
  const own = docIds.indexOf(docId);
  const better = scores.reduce((count, score) => count + (score > (scores[own] ?? 0) ? 1 : 0), 0);
  return { found: docIds.length, rank: own < 0 ? undefined : better + 1 };
}

/** What was captured must be of the catalogue that the view shows. */
export function createTextSearch(view: CatalogueView, captured?: CapturedTextSearch): TextSearch {
  const { language } = view.scope;
  const index = createTextIndex({ documents: [], language, dictionary: shopDictionary(language), captured: captured?.documents });
  const documents = new ProductDocuments(index, view, captured);
  const find = (query: string): TextMatches => {
    if (query.trim().length < minSearchLength) return nothing;
    return index.match(query);
  };
  return {
    ids: documents.ids,
    correct: (query) => index.correct(query),
    complete: (query, limit) => index.complete(query, limit),
    recommend: (query, limit) => index.recommend(query, limit),
    find,
    countOf: (query) => find(query).docIds.length,
    explain: (query, productId) => {
      const docId = documents.docIdOf(productId);
      if (docId === undefined || query.trim().length < minSearchLength) return undefined;
      return { ...placeOf(docId, find(query)), match: index.explain(query, docId), corrected: index.correct(query) };
    },
    sync: (next) => documents.sync(next),
    capture: () => ({ documents: index.capture(), ...documents.capture() }),
  };
}
