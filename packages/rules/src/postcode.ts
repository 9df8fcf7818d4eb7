import { normaliseCountry } from './country.ts';

/** Patterns of SPEC-5; a country without one takes any text that is not blank. */
const patterns: Readonly<Record<string, RegExp>> = {
  AT: /^\d{4}$/,
  BE: /^[1-9]\d{3}$/,
  CH: /^\d{4}$/,
  DE: /^(?!01000|99999)(?:0[1-9]|[1-9]\d)\d{3}$/,
  DK: /^\d{4}$/,
  FR: /^\d{5}$/,
  GB: /^(?:GIR ?0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d(?:\d|[ABEHMNPRV-Y])?|\d[A-HJKPSTUW]) ?\d[ABD-HJLNP-UW-Z]{2})$/i,
  IT: /^\d{5}$/,
  LI: /^\d{4}$/,
  LU: /^(?:L-)?\d{4}$/i,
  NL: /^[1-9]\d{3} ?(?!sa|sd|ss)[a-z]{2}$/i,
  RO: /^\d{6}$/,
  SE: /^(?:SE[ -]?)?\d{3} \d{2}$/i,
};

/** Whether a text is a postcode of the country. */
export function isPostcode(text: string, countryCode: string): boolean {
  const trimmed = text.trim();
  const pattern = patterns[normaliseCountry(countryCode)];
  return pattern ? pattern.test(trimmed) : trimmed !== '';
}

/** The usual way to write a postcode: `6131ek` becomes `6131 EK`. What is no postcode is only trimmed. */
export function formatPostcode(text: string, countryCode: string): string {
  const trimmed = text.trim();
  if (normaliseCountry(countryCode) !== 'NL' || !isPostcode(trimmed, 'NL')) return trimmed;
  return `${trimmed.slice(0, 4)} ${trimmed.slice(-2).toUpperCase()}`;
}
