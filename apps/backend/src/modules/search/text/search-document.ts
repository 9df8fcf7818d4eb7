import type { CapturedDocuments } from './document-store.ts';
/** What is searched of a product in one store view. HTML in the texts is skipped. */
export type SearchDocument = {
  /** A small whole number: the scratch buffers are as long as the highest one. */
  readonly docId: number;
  readonly sku: string;
  /** EANs and variant SKUs. */
  readonly codes: readonly string[];
  readonly name: string;
  readonly brand: string | undefined;
  readonly categories: readonly string[];
  /** Labels of searchable options: colour, fabric, closure and so on. */
  readonly options: readonly string[];
  readonly sizes: readonly string[];
  readonly shortDescription: string;
  readonly description: string;
  /** Pieces sold, or any other count that grows with demand. */
  readonly popularity: number;
};

/** Matching documents in no order; valid until the next query. */
export type Matches = { readonly docIds: Uint32Array; readonly scores: Float32Array };

/** Matching documents, best first. */
export type TextMatches = Matches & {
  /** Sizes recognised in the query, as the found products label them: `42` of "dirndl 42". Products without that size stay in, further down. */
  readonly sizes: readonly string[];
  /** The query is a SKU or an EAN of the match. */
  readonly isExactCode: boolean;
};

export type FieldName = 'name' | 'brand' | 'category' | 'option' | 'short text' | 'text';

/** How a term of the query matched a product. */
export type MatchKind = 'exact' | 'compound' | 'synonym' | 'translation' | 'prefix' | 'typo' | 'code';

export type TermExplanation = {
  /** As typed. */
  readonly text: string;
  /** A word that need not be there, such as "online". */
  readonly isOptional: boolean;
  /** Undefined when the product does not match the term. */
  readonly hit:
    | {
        readonly kind: MatchKind;
        /** The index terms that matched. */
        readonly terms: readonly string[];
        readonly fields: readonly FieldName[];
        /** Of all fields together. */
        readonly weight: number;
        /** By the kind of match: 1 for an exact one. */
        readonly factor: number;
        readonly idf: number;
        readonly score: number;
      }
    | undefined;
};

/** Why a query finds a product, and what its score is made of. */
export type Explanation = {
  readonly docId: number;
  readonly isFound: boolean;
  readonly isExactCode: boolean;
  readonly terms: readonly TermExplanation[];
  /** Sizes of the query the product has. */
  readonly sizes: readonly string[];
  /** For bigrams of the query that the name has, and for the whole name. */
  readonly phraseScore: number;
  readonly sizeFactor: number;
  readonly popularityFactor: number;
  readonly score: number;
};

/** The in-memory text index of one store view. */
export type TextIndex = {
  /** Documents with all terms; when there are none, those with the most. */
  find(query: string): TextMatches;
  /** The same, unranked: for callers that sort by more than the score. */
  match(query: string): Matches;
  /** The query with its typos corrected; undefined when it has none. */
  correct(query: string): string | undefined;
  /** The query with its last word completed, the most common completions first. */
  complete(query: string, limit: number): readonly string[];
  /** Categories and brands that are typical for what the query finds. */
  recommend(query: string, limit: number): readonly string[];
  explain(query: string, docId: number): Explanation;
  /** Adds documents, or replaces those with the same doc id. */
  replace(documents: Iterable<SearchDocument>): void;
  remove(docIds: Iterable<number>): void;
  /** Compacts the index after many changes. */
  trim(): void;
  /** A copy, from which an index that answers the same is made. */
  capture(): CapturedDocuments;
};
