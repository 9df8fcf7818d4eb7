import { hash } from 'node:crypto';
import type { Sliced } from '#kernel/memory/slices.ts';
import type { CatalogueView, ProductRecord } from '#modules/catalog/index.ts';
import { inMenuOrder } from './product-index/menu-order.ts';
import { catalogueDocument } from './text/catalogue-document.ts';
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

export type CapturedTextSearch = {
  readonly documents: CapturedDocuments;
  /** Product ids by doc id, and hashes of what their documents say; 0 for a product that is gone. */
  readonly ids: readonly number[];
  readonly contentHashes: readonly number[];
};

/** As many bytes as a number holds exactly. */
const hashBytes = 6;

const minSearchLength = 2;
const productsPerSlice = 20;
const nothing: TextMatches = { docIds: new Uint32Array(), scores: new Float32Array() };

/** What a document says beside what is in its product: names of brands, categories and options. */
type SpokenOf = Pick<CatalogueView['catalogue'], 'attributes' | 'brands'> & { readonly categories: string };

const wordsOf = ({ catalogue: { attributes, brands }, tree }: CatalogueView): SpokenOf => ({
  attributes,
  brands,
  categories: JSON.stringify(
    Array.from(tree.byId.values(), ({ record, text }) => [record.id, text.name]).sort(([a], [b]) => Number(a) - Number(b)),
  ),
});

/** Tells whether a catalogue calls brands, categories and options as the one before did. */
function followWords(first: SpokenOf | undefined): (view: CatalogueView) => boolean {
  let before = first;
  return (view) => {
    const [last, now] = [before, wordsOf(view)];
    before = now;
    return last?.attributes === now.attributes && last.brands === now.brands && last.categories === now.categories;
  };
}

function placeOf(docId: number, { docIds, scores }: TextMatches): Pick<ProductMatch, 'found' | 'rank'> {
  const own = docIds.indexOf(docId);
  const better = scores.reduce((count, score) => count + (score > (scores[own] ?? 0) ? 1 : 0), 0);
  return { found: docIds.length, rank: own < 0 ? undefined : better + 1 };
}

/** What was captured must be of the catalogue that the view shows. */
export function createTextSearch(view: CatalogueView, captured?: CapturedTextSearch): TextSearch {
  const { language } = view.scope;
  const index = createTextIndex({ documents: [], language, dictionary: shopDictionary(language), captured: captured?.documents });
  const contentHashes: number[] = [...(captured?.contentHashes ?? [])];
  const ids: number[] = [...(captured?.ids ?? [])];
  const docIds = new Map(ids.map((id, docId) => [id, docId]));
  /** By doc id; undefined for a product that is gone. */
  const records = ids.map((id, docId): ProductRecord | undefined => (contentHashes[docId] ? view.catalogue.products.get(id) : undefined));
  const isSaidAsBefore = followWords(captured && wordsOf(view));
  const docIdOf = (id: number): number => {
    let docId = docIds.get(id);
    if (docId === undefined) docIds.set(id, (docId = ids.push(id) - 1));
    return docId;
  };
  const find = (query: string): TextMatches => {
    if (query.trim().length < minSearchLength) return nothing;
    return index.match(query);
  };
  return {
    ids,
    correct: (query) => index.correct(query),
    complete: (query, limit) => index.complete(query, limit),
    recommend: (query, limit) => index.recommend(query, limit),
    find,
    countOf: (query) => find(query).docIds.length,
    explain: (query, productId) => {
      const docId = docIds.get(productId);
      if (docId === undefined || !records[docId] || query.trim().length < minSearchLength) return undefined;
      return { ...placeOf(docId, find(query)), match: index.explain(query, docId), corrected: index.correct(query) };
    },
    sync: function* (view) {
      let changed = 0;
      const [isSaidTheSame, present] = [isSaidAsBefore(view), new Set<number>()];
      // Doc ids follow the menu, as ordinals do: posting lists then lead from one product to its neighbours.
      for (const source of yield* inMenuOrder(view.listed, view.tree.root)) {
        const docId = docIdOf(source.record.id);
        present.add(docId);
        if (records[docId] === source.record && isSaidTheSame) continue;
        records[docId] = source.record;
        const document = catalogueDocument(source, docId);
        const contentHash = hash('sha1', JSON.stringify(document), 'buffer').readUIntBE(0, hashBytes);
        // A catalogue that was loaded again has new records, mostly with the same content.
        if (contentHashes[docId] !== contentHash) index.replace([document]);
        contentHashes[docId] = contentHash;
        if ((changed += 1) % productsPerSlice === 0) yield;
      }
      const gone = [...docIds.values()].filter((docId) => !present.has(docId) && records[docId]);
      index.remove(gone);
      index.trim();
      for (const docId of gone) {
        records[docId] = undefined;
        contentHashes[docId] = 0;
      }
    },
    capture: () => ({ documents: index.capture(), ids: [...ids], contentHashes: [...contentHashes] }),
  };
}
