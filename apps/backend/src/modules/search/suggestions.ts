import type { SearchSuggestion, SearchTerm } from '@shop/contract';
import type { TextSearch } from './text-search.ts';

const maxSuggestions = 5;

const term =
  (text: TextSearch) =>
  (query: string): SearchTerm => ({ query_text: query, results_count: text.countOf(query), url: null });

/** The text without its typing errors, then ways to finish it; nothing that finds nothing. */
export function searchSuggestions(text: TextSearch, search: string): readonly SearchTerm[] {
  const queries = new Set([text.correct(search) ?? [], text.complete(search, maxSuggestions)].flat());
  queries.delete(search.trim().toLowerCase());
  return [...queries]
    .map(term(text))
    .filter(({ results_count: count }) => count !== 0)
    .slice(0, maxSuggestions);
}

/** Categories and brands that are typical for what a text finds. */
export const searchRecommendations = (text: TextSearch, search: string): readonly SearchTerm[] =>
  text.recommend(search, maxSuggestions).map(term(text));

/** What may have been meant, for a text that found nothing. */
export function spellingSuggestions(text: TextSearch, search: string): readonly SearchSuggestion[] {
  const corrected = text.correct(search);
  return corrected === undefined ? [] : [{ search: corrected }];
}
