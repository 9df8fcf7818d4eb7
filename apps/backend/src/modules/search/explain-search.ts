import { runAtOnce } from '#kernel/memory/slices.ts';
import type { CatalogueView } from '#modules/catalog/index.ts';
import { inMenuOrder } from './product-index/menu-order.ts';
import { catalogueDocument } from './text/catalogue-document.ts';
import { createTextIndex, shopDictionary, type Explanation } from './text/index.ts';

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
  // As the search numbers them: of equal scores the first in the menu comes first.
  const sources = runAtOnce(inMenuOrder(view.listed(), view.tree.root));
  const index = createTextIndex({ documents: sources.map(catalogueDocument), language, dictionary: shopDictionary(language) });
  const { docIds, sizes } = index.find(query);
  const results = [...docIds.subarray(0, limit)].map((docId) => ({
    sku: sources[docId]?.record.sku ?? '',
    name: sources[docId]?.text.name ?? '',
    match: index.explain(query, docId),
  }));
  return { found: docIds.length, corrected: index.correct(query), sizes, results };
}
