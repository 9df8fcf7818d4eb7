/**
 * What the text index knows about words of one language, as the merchant writes them: any case, with or without umlauts, singular or plural.
 * To teach the search a word, add it to the list it fits; the judged queries (`tools/judge-search.ts`) tell whether others suffer.
 */
export type Dictionary = {
  /** Words that say nothing about a product. */
  readonly stopWords: readonly string[];
  /** Words of shopping ("online", "cheap"): welcome where they stand, but no product needs them. */
  readonly optionalWords: readonly string[];
  /** Words before a size, which are left out together with it: "maat 42". */
  readonly sizeWords: readonly string[];
  /** For whom something is. They choose like a filter: a name with the word in it is no better than a category. */
  readonly audiences: readonly string[];
  /** Forms no rule finds: `children: 'child'`. */
  readonly irregular: Readonly<Record<string, string>>;
  /** What goods are: the last part of a compound decides what a thing is, so a "Dirndlbluse" is a blouse first. */
  readonly goods: readonly string[];
  /** Other parts of compounds. */
  readonly parts: readonly string[];
  /** Words that look like compounds and are none. */
  readonly wholes: readonly string[];
  /** Words that mean the same, both ways. */
  readonly equals: readonly (readonly string[])[];
  /** What a shopper means who types the word on the left; not the other way. */
  readonly means: Readonly<Record<string, readonly string[]>>;
  /** Words of other languages and what they are called here. */
  readonly foreign: Readonly<Record<string, readonly string[]>>;
};

/** Writes a list of single words as one text. */
export const wordList = (text: string): readonly string[] => text.trim().split(/\s+/);
