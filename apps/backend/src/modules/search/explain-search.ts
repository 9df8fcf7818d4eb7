import type { CatalogueView } from '#modules/catalog/index.ts';
import { catalogueDocument } from './text/catalogue-document.ts';
import { createTextIndex, shopWords, type Explanation } from './text/index.ts';

/** Why the first results of a text are there. */
export type SearchExplanation = {
  /** Products found, before filters. */
  readonly found: number;
  /** How the text was read, where that is not as it was written. */
  readonly corrected: string | undefined;
  /** Sizes the text names. */
  readonly sizes: readonly string[];
  readonly results: readonly { readonly sku: string; readonly name: string; readonly match: Explanation }[];
};

/** Explains a text in a store view with the same index and numbers the search uses. */
export function explainSearch(view: CatalogueView, query: string, limit: number): SearchExplanation {
  const { language } = view.scope;
  const index = createTextIndex({ documents: view.listed.map(catalogueDocument), language, words: shopWords(language) });
  const { ordinals, sizes } = index.find(query);
  const results = [...ordinals.subarray(0, limit)].map((ordinal) => ({
    sku: view.listed[ordinal]?.record.sku ?? '',
    name: view.listed[ordinal]?.text.name ?? '',
    match: index.explain(query, ordinal),
  }));
  return { found: ordinals.length, corrected: index.correct(query), sizes, results };
}
