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
/** Whatever was asked for once is there in the next language too. */
const wanted = new Set<Area>();
const known = new Set<string>();
const listeners = new Set<() => void>();

/** Of the person who was here last, of the browser, or Dutch. */
export function usualLanguage(): Language {
  const tags = [readKept('language'), ...navigator.languages].map((tag) => tag?.slice(0, 2) ?? '');
  return tags.find(isLanguage) ?? 'nl';
}

async function load(next: Language, areas: readonly Area[]): Promise<void> {
  const loaded = await Promise.all(areas.map((area) => loadArea(next, area)));
  // Always the same object: who speaks the language already finds in it what is learnt later.
  messages[next] = Object.assign(messages[next] ?? {}, ...loaded) as Partial<Messages>;
  for (const area of areas) known.add(`${next} ${area}`);
}

const missingIn = (next: Language): readonly Area[] => [...wanted].filter((area) => !known.has(`${next} ${area}`));

/** Speaks a language from now on, with the words of these areas; those that are there already stay. */
export async function speak(next: Language, ...areas: readonly Area[]): Promise<void> {
  for (const area of areas) wanted.add(area);
  // A screen may ask for its words while these are on their way: they are there before the language is another.
  for (let missing = missingIn(next); missing.length > 0; missing = missingIn(next)) await load(next, missing);
  if (language === next) return;
  language = next;
  document.documentElement.lang = next;
  writeKept('language', next);
  const locale = languageLocales[next];
  current = { locale, translator: createTranslator(messages[next] ?? {}, next), formats: createFormats(locale) };
  // Everything that speaks is drawn anew.
  for (const listener of listeners) listener();
}

/** The words that travel with a screen, in the language that is spoken by the time they are there. */
export async function learn(area: Area): Promise<void> {
  wanted.add(area);
  for (let next = spokenLanguage(); !known.has(`${next} ${area}`); next = spokenLanguage()) await load(next, [area]);
}

export const spokenLanguage = (): Language => language ?? usualLanguage();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Undefined until the first words are there. */
export const spokenNow = (): LanguageValue | undefined => current;

export const useSpoken = (): LanguageValue | undefined => useSyncExternalStore(subscribe, spokenNow, () => undefined);
