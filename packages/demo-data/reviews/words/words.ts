import type { Language } from '@shop/contract';

/**
 * What buyers write about one kind of product. `material` and `wear` praise different things, so one of each can stand together;
 * `critique` is for buyers who keep it all the same, `letdown` for those who do not.
 */
export type KindWords = {
  readonly material: readonly string[];
  readonly wear: readonly string[];
  readonly critique: readonly string[];
  readonly letdown: readonly string[];
};

export type ReviewWords = Readonly<Record<Language, KindWords>>;
