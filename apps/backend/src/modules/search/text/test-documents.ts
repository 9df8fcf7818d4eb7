import type { SearchDocument } from './search-document.ts';

/** A document for tests; the ordinal decides its SKU. */
export function aDocument(ordinal: number, given: Partial<SearchDocument> = {}): SearchDocument {
  return {
    ordinal,
    sku: `MA-TST-${1000 + ordinal}`,
    codes: [],
    name: `Artikel ${ordinal}`,
    brand: undefined,
    categories: [],
    options: [],
    sizes: [],
    shortDescription: '',
    description: '',
    popularity: 0,
    ...given,
  };
}
