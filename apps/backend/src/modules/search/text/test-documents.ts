import type { SearchDocument } from './search-document.ts';

/** A document for tests; the doc id decides its SKU. */
export function aDocument(docId: number, given: Partial<SearchDocument> = {}): SearchDocument {
  return {
    docId,
    sku: `MA-TST-${1000 + docId}`,
    codes: [],
    name: `Artikel ${docId}`,
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
