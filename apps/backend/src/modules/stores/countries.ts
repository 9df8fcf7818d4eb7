import { inputError, notFound } from '#kernel/errors.ts';
import { threeLetterCodes } from './country-codes.ts';
import { regionsOf, type Region } from './regions.ts';

export type Country = {
  readonly code: string;
  readonly threeLetterCode: string;
  readonly nameInEnglish: string;
  readonly nameInLocale: string;
  /** Undefined, not empty, where addresses need none. */
  readonly regions: readonly Region[] | undefined;
};

/** Names the runtime gets wrong: it shows a state that was dissolved as the largest of its parts. */
const dissolved: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AN: { nl: 'Nederlandse Antillen', de: 'Niederländische Antillen', en: 'Netherlands Antilles' },
};

const lists = new Map<string, readonly Country[]>();

/** Every country the shop knows, in the alphabetical order of a locale. */
export function countriesIn(locale: string): readonly Country[] {
  let list = lists.get(locale);
  if (!list) {
    list = buildList(locale);
    lists.set(locale, list);
  }
  return list;
}

/** One country by its two-letter code; refuses with the sentences clients know from Magento. */
export function countryIn(locale: string, code: string | null | undefined): Country {
  if (!code) throw inputError('Country "id" value should be specified');
  const country = countriesIn(locale).find((candidate) => candidate.code === code.toUpperCase());
  if (!country) throw notFound("The country isn't available.");
  return country;
}

function buildList(locale: string): readonly Country[] {
  const english = namesIn('en-GB');
  const local = namesIn(locale);
  const { compare } = new Intl.Collator(locale);
  return [...threeLetterCodes]
    .map(([code, threeLetterCode]) => ({
      code,
      threeLetterCode,
      nameInEnglish: english(code),
      nameInLocale: local(code),
      regions: regionsOf(code),
    }))
    .sort((a, b) => compare(a.nameInLocale, b.nameInLocale));
}

function namesIn(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const language = new Intl.Locale(locale).language;
  return (code) => dissolved[code]?.[language] ?? names.of(code) ?? code;
}
