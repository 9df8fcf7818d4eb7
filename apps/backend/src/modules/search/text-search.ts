import { hash } from 'node:crypto';
import type { Sliced } from '#kernel/slices.ts';
import type { CatalogueView, ProductRecord } from '#modules/catalog/index.ts';
import { inMenuOrder } from './listing/menu-order.ts';
import { catalogueDocument } from './text/catalogue-document.ts';
import type { TextIndex } from './text/index.ts';
import { createTextIndex, shopWords } from './text/index.ts';

/** What a text found, by place; it holds until the next search. */
export type TextMatches = { readonly places: Uint32Array; readonly scores: Float32Array };

/** The text search of one store view; it stays while catalogues come and go, and takes in what changed. */
export type TextSearch = Pick<TextIndex, 'correct' | 'complete' | 'recommend'> & {
  find(query: string): TextMatches;
  /** The ids of all products there ever were: each keeps its place. */
  readonly ids: readonly number[];
  /** Products found by a text; for the number behind a suggestion. */
  countOf(query: string): number;
  /** Takes in what a catalogue has that the one before had not, pausing every few products. */
  bringTo(view: CatalogueView): Sliced<void>;
};

/** As many bytes of a hash as a number holds exactly. */
const hashBytes = 6;

/** Below this length a text finds nothing. */
const shortestSearch = 2;
const productsPerSlice = 20;
const nothing: TextMatches = { places: new Uint32Array(), scores: new Float32Array() };

/** Opens an empty text search. */
export function createTextSearch({ scope: { language } }: CatalogueView): TextSearch {
  const index = createTextIndex({ documents: [], language, words: shopWords(language) });
  /** By place; a product that is gone leaves its place empty. */
  const records: (ProductRecord | undefined)[] = [];
  const contents: number[] = [];
  const places = new Map<number, number>();
  const ids: number[] = [];
  const placeOf = (id: number): number => {
    let place = places.get(id);
    if (place === undefined) places.set(id, (place = ids.push(id) - 1));
    return place;
  };
  const find = (query: string): TextMatches => {
    if (query.trim().length < shortestSearch) return nothing;
    const { ordinals, scores } = index.match(query);
    return { places: ordinals, scores };
  };
  return {
    ids,
    correct: (query) => index.correct(query),
    complete: (query, limit) => index.complete(query, limit),
    recommend: (query, limit) => index.recommend(query, limit),
    find,
    countOf: (query) => find(query).places.length,
    bringTo: function* (view) {
      let changed = 0;
      const present = new Set<number>();
      // Products that stand together in lists stand together here: then the lists of words lead from one to the next.
      for (const source of yield* inMenuOrder(view.listed, view.tree.root)) {
        const place = placeOf(source.record.id);
        present.add(place);
        if (records[place] === source.record) continue;
        records[place] = source.record;
        const document = catalogueDocument(source, place);
        const content = hash('sha1', JSON.stringify(document), 'buffer').readUIntBE(0, hashBytes);
        // A catalogue that was loaded again has other records, but mostly the same words.
        if (contents[place] !== content) index.replace([document]);
        contents[place] = content;
        if ((changed += 1) % productsPerSlice === 0) yield;
      }
      const gone = [...places.values()].filter((place) => !present.has(place) && records[place]);
      index.remove(gone);
      index.trim();
      for (const place of gone) {
        records[place] = undefined;
        contents[place] = 0;
      }
    },
  };
}
