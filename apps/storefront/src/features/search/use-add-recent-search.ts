import { useEffect } from 'react';
import { addRecentSearch } from './recent-searches.ts';

/** Keeps a search among the last ones of this tab, however the visitor came to it. */
export function useAddRecentSearch(query: string): void {
  useEffect(() => addRecentSearch(query), [query]);
}
