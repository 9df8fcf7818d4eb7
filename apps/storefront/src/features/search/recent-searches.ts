import { tabValues, type StoredValues } from '../../lib/session/storage.ts';
import type { SessionKey } from '../../lib/session/storage-keys.ts';

const maxSearches = 5;
type Values = Pick<StoredValues<SessionKey>, 'get' | 'set' | 'remove'>;

/** The last searches of this tab, newest first; anything unreadable counts as none. */
export function recentSearches(values: Values = tabValues): readonly string[] {
  try {
    const stored: unknown = JSON.parse(values.get('recentSearches') ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, maxSearches) : [];
  } catch {
    return [];
  }
}

export function addRecentSearch(text: string, values: Values = tabValues): void {
  if (text === '') return;
  store([text, ...recentSearches(values).filter((other) => other !== text)].slice(0, maxSearches), values);
}

export function removeRecentSearch(text: string, values: Values = tabValues): void {
  store(
    recentSearches(values).filter((other) => other !== text),
    values,
  );
}

export function clearRecentSearches(values: Values = tabValues): void {
  store([], values);
}

function store(texts: readonly string[], values: Values): void {
  if (texts.length === 0) values.remove('recentSearches');
  else values.set('recentSearches', JSON.stringify(texts));
}
