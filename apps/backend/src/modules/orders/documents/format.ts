import { branchTimeZone } from '@shop/rules/opening-state';
import { zonedParts } from '@shop/rules/zoned-time';
import type { Cents } from '#kernel/money.ts';
import type { StoreLanguage } from '#modules/stores/index.ts';
import type { OrderAddress } from '../order.ts';

const locales: Readonly<Record<StoreLanguage, string>> = { nl: 'nl-NL', de: 'de-DE', en: 'en-GB' };

/** One formatter a language: making one costs a hundred times what using it does. */
function onceALanguage<T>(make: (locale: string) => T): (language: StoreLanguage) => T {
  const made = new Map<StoreLanguage, T>();
  return (language) => {
    const known = made.get(language) ?? make(locales[language]);
    made.set(language, known);
    return known;
  };
}

const amounts = onceALanguage((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }));
const percents = onceALanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }));
const days = onceALanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
const countryNames = onceALanguage((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** An amount as people of the language write it, always with its cents. */
export const formatMoney = (cents: Cents, language: StoreLanguage): string => amounts(language).format(cents / 100);

export const formatPercent = (percent: number, language: StoreLanguage): string =>
  `${percents(language).format(percent)}${language === 'en' ? '' : ' '}%`;

/** A day, `YYYY-MM-DD`, in words: `15 november 2026`. */
export const formatDay = (day: string, language: StoreLanguage): string => days(language).format(new Date(`${day}T00:00:00Z`));

/** The day of a moment in the shop. */
export const formatMoment = (at: Date, language: StoreLanguage): string => formatDay(zonedParts(at, branchTimeZone).date, language);

/** `15 november 2026 – 18 november 2026`, or one day when both are the same. */
export const formatDays = ({ from, to }: { readonly from: string; readonly to: string }, language: StoreLanguage): string =>
  from === to ? formatDay(from, language) : `${formatDay(from, language)} – ${formatDay(to, language)}`;

const countryName = (code: string, language: StoreLanguage): string => countryNames(language).of(code) ?? code;

const personName = ({ prefix, firstname, middlename, lastname, suffix }: OrderAddress): string =>
  [prefix, firstname, middlename, lastname, suffix].filter(Boolean).join(' ');

/** The address as on an envelope. */
export function addressLines(address: OrderAddress, language: StoreLanguage): readonly string[] {
  const { company, street, postcode, city, countryCode } = address;
  const lines = [company, personName(address), street.filter(Boolean).join(' '), [postcode, city].filter(Boolean).join(' ')];
  return [...lines, countryName(countryCode, language)].filter((line): line is string => Boolean(line));
}
