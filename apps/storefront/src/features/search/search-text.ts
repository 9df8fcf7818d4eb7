/** Suggestions start here: one letter says nothing. */
export const shortestSuggestion = 2;

/** Longer texts are no search; the address keeps its length. */
const longest = 128;

/** What is searched for: trimmed, one space between words, lower case (SPEC-5). */
export const searchText = (typed: string): string => typed.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, longest).trimEnd();

/** The results of a text below the path of the search screen. */
export const searchHref = (path: string, text: string): string => `${path}?${new URLSearchParams({ q: searchText(text) })}`;
