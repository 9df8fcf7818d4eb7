/** What can be found of a product in one store view. HTML in the texts is skipped. */
export type SearchDocument = {
  /** A small whole number that names the product in this index; arrays are as long as the highest one. */
  readonly ordinal: number;
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

/** What a query found, in any order; it holds until the next query. */
export type Matches = { readonly ordinals: Uint32Array; readonly scores: Float32Array };

/** What a query found, best first. */
export type TextMatches = Matches & {
  /** Sizes recognised in the query, as the found products label them: `42` of "dirndl 42". Products without that size stay in, further down. */
  readonly sizes: readonly string[];
  /** The query is a SKU or an EAN of what was found. */
  readonly isExactCode: boolean;
};

export type FieldName = 'name' | 'brand' | 'category' | 'option' | 'short text' | 'text';

/** How a word of the query reached a product. */
export type Way = 'word' | 'compound' | 'synonym' | 'other language' | 'beginning' | 'typo' | 'code';

export type WordExplanation = {
  /** As typed. */
  readonly word: string;
  /** A word that need not be there, such as "online". */
  readonly isOptional: boolean;
  /** Undefined when the product does not have the word. */
  readonly hit:
    | {
        readonly way: Way;
        /** The word stems that were looked up. */
        readonly terms: readonly string[];
        readonly fields: readonly FieldName[];
        /** Of the fields, together. */
        readonly weight: number;
        /** What the way costs: 1 for the word itself. */
        readonly factor: number;
        /** Rare words count for more. */
        readonly rarity: number;
        readonly points: number;
      }
    | undefined;
};

/** Why a product is found by a query, and at which place its points come from. */
export type Explanation = {
  readonly ordinal: number;
  readonly isFound: boolean;
  readonly isExactCode: boolean;
  readonly words: readonly WordExplanation[];
  /** Sizes of the query the product has. */
  readonly sizes: readonly string[];
  /** Points for neighbouring words that also stand together in the name, and for the whole name. */
  readonly phrasePoints: number;
  readonly sizeFactor: number;
  readonly popularityFactor: number;
  readonly score: number;
};

/** The text search over the products of one store view, in memory. */
export type TextIndex = {
  /** Products with all words; when there are none, those with the most words. */
  find(query: string): TextMatches;
  /** The same for whoever sorts by more than the score. */
  match(query: string): Matches;
  /** The query with its typing errors mended; undefined when there is nothing to mend. */
  correct(query: string): string | undefined;
  /** The query with its last word completed, the most common completions first. */
  complete(query: string, limit: number): readonly string[];
  /** Categories and brands that are typical for what the query finds. */
  recommend(query: string, limit: number): readonly string[];
  explain(query: string, ordinal: number): Explanation;
  /** Adds documents, or puts them in the place of those with the same ordinal. */
  replace(documents: Iterable<SearchDocument>): void;
  remove(ordinals: Iterable<number>): void;
  /** Gives back the room that is kept for growing; after many changes. */
  trim(): void;
};
