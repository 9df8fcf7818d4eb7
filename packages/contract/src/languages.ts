type LanguageEntry = {
  /** ISO 639-1; on the wire, in the address and as the name of message files. */
  readonly code: string;
  /** In its own words: whoever looks for it may not read the current one. */
  readonly name: string;
  /** How numbers, money and dates are written where no store view says otherwise (BCP 47). */
  readonly locale: string;
  /** Exactly one: its pages have no prefix. */
  readonly isDefault: boolean;
};

/** The languages of the shop. A new one is an entry here; whatever it still lacks does not compile (docs/guides/add-a-language.md). */
export const languages = [
  { code: 'nl', name: 'Nederlands', locale: 'nl-NL', isDefault: true },
  { code: 'de', name: 'Deutsch', locale: 'de-DE', isDefault: false },
  { code: 'en', name: 'English', locale: 'en-GB', isDefault: false },
] as const satisfies readonly LanguageEntry[];

export type Language = (typeof languages)[number]['code'];

/** A value in every language. */
export type PerLanguage<Value> = Readonly<Record<Language, Value>>;

type Row<List extends readonly unknown[], Value> = { readonly [Index in keyof List]: Value };

/** The same as a row, in the order of the list. */
export type LanguageRow<Value> = Row<typeof languages, Value>;

export const languageCodes: readonly Language[] = languages.map(({ code }) => code);

export const isLanguage = (code: string): code is Language => languages.some((language) => language.code === code);

/** Makes a value for every language. */
export const perLanguage = <Value>(make: (language: Language) => Value): PerLanguage<Value> =>
  Object.fromEntries(languageCodes.map((language) => [language, make(language)])) as Record<Language, Value>;

export const languageNames: PerLanguage<string> = pick(({ name }) => name);

export const languageLocales: PerLanguage<string> = pick(({ locale }) => locale);

/** What the paths of a language begin with: nothing for the default language, otherwise `/de`. */
export const languagePrefixes: PerLanguage<string> = pick(({ code, isDefault }) => (isDefault ? '' : `/${code}`));

function pick(value: (entry: LanguageEntry) => string): PerLanguage<string> {
  return Object.fromEntries(languages.map((entry) => [entry.code, value(entry)])) as Record<Language, string>;
}
