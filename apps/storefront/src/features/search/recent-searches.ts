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

export function rememberSearch(text: string, values: Values = tabValues): void {
  if (text === '') return;
  keep([text, ...recentSearches(values).filter((other) => other !== text)].slice(0, maxSearches), values);
}

export function forgetSearch(text: string, values: Values = tabValues): void {
  keep(
    recentSearches(values).filter((other) => other !== text),
    values,
  );
}

export function forgetAllSearches(values: Values = tabValues): void {
  keep([], values);
}

function keep(texts: readonly string[], values: Values): void {
  if (texts.length === 0) values.remove('recentSearches');
  else values.set('recentSearches', JSON.stringify(texts));
}
