import { normaliseCountry } from './country.ts';

export type VatNumberVerdict = 'plausible' | 'invalid' | 'otherCountry';

/** Patterns of SPEC-5; other countries: two letters, then 8 to 12 characters. */
const patterns: Readonly<Record<string, RegExp>> = {
  NL: /^NL\d{9}B\d{2}$/,
  DE: /^DE\d{9}$/,
  BE: /^BE\d{10}$/,
};
const elsewhere = /^[A-Z]{2}[A-Z\d+*]{8,12}$/;
/** The prefix is not always the country's code. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL' };

/** Capitals, without the blanks, dots and hyphens people put in. */
export const normaliseVatNumber = (text: string): string => text.toUpperCase().replace(/[\s.-]/g, '');

/** Whether a VAT number can belong to an address in the country; whether it exists only the tax office knows. */
export function checkVatNumber(text: string, countryCode: string): VatNumberVerdict {
  const number = normaliseVatNumber(text);
  const country = normaliseCountry(countryCode);
  const prefix = number.slice(0, 2);
  if (!(patterns[prefix] ?? elsewhere).test(number)) return 'invalid';
  return prefix === (prefixes[country] ?? country) ? 'plausible' : 'otherCountry';
}
