import { isLanguage, languageLocales, type Language } from '@shop/contract';
import { useSyncExternalStore } from 'react';
import { createFormats } from '../i18n/formats.ts';
import type { LanguageValue } from '../i18n/language-context.tsx';
import type { Messages } from '../i18n/message-catalogue.ts';
import { createTranslator } from '../i18n/translate.ts';
import type { Area } from '../messages/areas.ts';
import { loadArea } from '../messages/load-messages.ts';
import { readKept, writeKept } from '../ui/kept.ts';

let current: LanguageValue | undefined;
let language: Language | undefined;
const messages: Partial<Record<Language, Partial<Messages>>> = {};
const listeners = new Set<() => void>();

/** Of the person who was here last, of the browser, or Dutch. */
export function usualLanguage(): Language {
  const wanted = [readKept('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2) ?? '');
  return wanted.find(isLanguage) ?? 'nl';
}

/** Speaks a language from now on, with the words of these areas; those that are there already stay. */
export async function speak(next: Language, ...areas: readonly Area[]): Promise<void> {
  const loaded = await Promise.all(areas.map((area) => loadArea(next, area)));
  const known = Object.assign(messages[next] ?? {}, ...loaded) as Partial<Messages>;
  messages[next] = known;
  language = next;
  const locale = languageLocales[next];
  current = { locale, translator: createTranslator(known, next), formats: createFormats(locale) };
  document.documentElement.lang = next;
  writeKept('language', next);
  for (const listener of listeners) listener();
}

export const spokenLanguage = (): Language => language ?? usualLanguage();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined until the first words are there. */
export const useSpoken = (): LanguageValue | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
