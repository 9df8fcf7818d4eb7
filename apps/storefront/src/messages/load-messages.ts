import type { Messages } from '../i18n/message-catalogue.ts';

/** One module a language, so that a browser fetches only the one it shows. */
const languages = {
  nl: async () => (await import('./nl.ts')).messages,
  de: async () => (await import('./de.ts')).messages,
  en: async () => (await import('./en.ts')).messages,
} satisfies Record<string, () => Promise<Messages>>;

export type MessageLanguage = keyof typeof languages;

const isMessageLanguage = (language: string): language is MessageLanguage => Object.hasOwn(languages, language);

/** A store view in a language without words of its own speaks English. */
export const messageLanguage = (language: string): MessageLanguage => (isMessageLanguage(language) ? language : 'en');

/** The words of a language, fetched when they are needed. */
export const loadMessages = (language: string): Promise<Messages> => languages[messageLanguage(language)]();
