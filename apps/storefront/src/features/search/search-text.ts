/** Suggestions start here: one letter says nothing. */
export const minSuggestionLength = 2;

/** Longer texts are no search; the address keeps its length. */
const maxLength = 128;

/** What is searched for: trimmed, one space between words, lower case (SPEC-5). */
export const searchText = (typed: string): string => typed.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, maxLength).trimEnd();

/** The results of a text below the path of the search screen. */
export const searchHref = (path: string, text: string): string => `${path}?${new URLSearchParams({ q: searchText(text) })}`;
