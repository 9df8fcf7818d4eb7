import type { Language, PerLanguage } from '@shop/contract';

const capitalisesNouns: PerLanguage<boolean> = { nl: false, de: true, en: false };

/** A category's name inside a sentence: small letters, except where nouns keep their capital. */
export const inSentence = (name: string, language: Language): string =>
  capitalisesNouns[language] ? name : name.charAt(0).toLocaleLowerCase(language) + name.slice(1);
