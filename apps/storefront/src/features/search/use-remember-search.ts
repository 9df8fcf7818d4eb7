import { useEffect } from 'react';
import { rememberSearch } from './recent-searches.ts';

/** Keeps a search among the last ones of this tab, however the visitor came to it. */
export function useRememberSearch(query: string): void {
  useEffect(() => rememberSearch(query), [query]);
}
