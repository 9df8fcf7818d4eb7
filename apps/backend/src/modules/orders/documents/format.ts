import { branchTimeZone } from '@shop/rules/branch-time-zone';
import { zonedParts } from '@shop/rules/zoned-time';
import { languageLocales, type Language } from '@shop/contract';
import type { Cents } from '#kernel/money.ts';
import type { OrderAddress } from '../order.ts';

/** One formatter a language: making one costs a hundred times what using it does. */
function onceALanguage<T>(make: (locale: string) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language) ?? make(languageLocales[language]);
    made.set(language, known);
    return known;
  };
}

const amounts = onceALanguage((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }));
const percents = onceALanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const days = onceALanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
const countryNames = onceALanguage((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** An amount as people of the language write it, always with its cents. */
export const formatMoney = (cents: Cents, language: Language): string => amounts(language).format(cents / 100);

const percentSigns: Readonly<Record<Language, string>> = { nl: '%', de: ' %', en: '%' };

export const formatPercent = (percent: number, language: Language): string =>
  `${percents(language).format(percent)}${percentSigns[language]}`;

/** A day, `YYYY-MM-DD`, in words: `15 november 2026`. */
export const formatDay = (day: string, language: Language): string => days(language).format(new Date(`${day}T00:00:00Z`));

/** The day of a time, by the clock of the shop. */
export const formatDate = (at: Date, language: Language): string => formatDay(zonedParts(at, branchTimeZone).date, language);

/** `15 november 2026, 14:32`, for what ends then and not with the day. */
export const formatMoment = (at: Date, language: Language): string => `${formatDate(at, language)}, ${zonedParts(at, branchTimeZone).time}`;

/** `15–18 november 2026`, or one day when both are the same; without the narrow spaces that the fonts of the papers lack. */
export const formatDays = ({ from, to }: { readonly from: string; readonly to: string }, language: Language): string =>
  days(language)
    .formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
    .replaceAll('\u2009', ' ');

const countryName = (code: string, language: Language): string => countryNames(language).of(code) ?? code;

const personName = ({ prefix, firstname, middlename, lastname, suffix }: OrderAddress): string =>
  [prefix, firstname, middlename, lastname, suffix].filter(Boolean).join(' ');

/** The address as on an envelope. */
export function addressLines(address: OrderAddress, language: Language): readonly string[] {
  const { company, street, postcode, city, countryCode } = address;
  const lines = [company, personName(address), street.filter(Boolean).join(' '), [postcode, city].filter(Boolean).join(' ')];
  return [...lines, countryName(countryCode, language)].filter((line): line is string => Boolean(line));
}
