import type { SearchSuggestion, SearchTerm } from '@shop/contract';
import type { TextSearch } from './text-search.ts';

/** Suggestions of each kind. */
const most = 5;

const term =
  (text: TextSearch) =>
  (words: string): SearchTerm => ({ query_text: words, results_count: text.countOf(words), url: null });

/** The text without its typing errors, then ways to finish it; nothing that finds nothing. */
export function searchSuggestions(text: TextSearch, search: string): readonly SearchTerm[] {
  const words = new Set([text.correct(search) ?? [], text.complete(search, most)].flat());
  words.delete(search.trim().toLowerCase());
  return [...words]
    .map(term(text))
    .filter(({ results_count: count }) => count !== 0)
    .slice(0, most);
}

/** Categories and brands that are typical for what a text finds. */
export const searchRecommendations = (text: TextSearch, search: string): readonly SearchTerm[] =>
  text.recommend(search, most).map(term(text));

/** What may have been meant, for a text that found nothing. */
export function spellingSuggestions(text: TextSearch, search: string): readonly SearchSuggestion[] {
  const corrected = text.correct(search);
  return corrected === undefined ? [] : [{ search: corrected }];
}
