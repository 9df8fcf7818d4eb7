/** A category's name inside a sentence: small letters, except in German, where nouns keep their capital. */
export const inSentence = (name: string, language: string): string =>
  language === 'de' ? name : name.charAt(0).toLocaleLowerCase(language) + name.slice(1);
