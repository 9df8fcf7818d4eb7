import { wordsOf } from '#modules/catalog/index.ts';

/** Below this length a text finds nothing. */
export const shortestSearch = 2;

/**
 * How well a product fits a search text, 0 when it does not: its own sku first, then words of the name that are
 * the asked ones, then words that begin with them. Every asked word must be found.
 */
export function relevanceOf({ name, sku }: { readonly name: string; readonly sku: string }, search: string): number {
  const asked = search.trim();
  if (asked.length < shortestSearch) return 0;
  if (sku.toLowerCase() === asked.toLowerCase()) return 1000;
  const [words, own] = [wordsOf(asked), [...wordsOf(name), ...wordsOf(sku)]];
  const scores = words.map((word) =>
    own.includes(word) ? 10 : own.some((one) => one.startsWith(word)) ? 5 : own.some((one) => one.includes(word)) ? 1 : 0,
  );
  return scores.length > 0 && scores.every((score) => score > 0) ? scores.reduce<number>((a, b) => a + b, 0) : 0;
}
