import type { Language, Text } from '../model.ts';
import { perLanguage, text } from '../catalogue/text.ts';

type Rate = {
  readonly country: Text;
  readonly carrier: Text;
  readonly cents: number;
  readonly days: string;
  readonly freeFromCents?: number;
};

const pickup = text(
  'Afhalen in de winkel (geen bezorgrit)',
  'Abholung im Laden (keine Lieferfahrt)',
  'Pickup in a shop (no delivery trip)',
);
const workingDays: Text = text('werkdagen', 'Werktage', 'working days');
const free: Text = text('gratis', 'kostenlos', 'free');

/** 4.12: what delivery costs, by country. */
const rates: readonly Rate[] = [
  {
    country: text('Nederland', 'Niederlande', 'Netherlands'),
    carrier: text('PostNL, thuis', 'PostNL, nach Hause', 'PostNL, home'),
    cents: 595,
    days: '1–2',
    freeFromCents: 10000,
  },
  {
    country: text('Nederland', 'Niederlande', 'Netherlands'),
    carrier: text('DHL-punt', 'DHL-Paketshop', 'DHL parcel point'),
    cents: 495,
    days: '1–2',
    freeFromCents: 10000,
  },
  {
    country: text('Duitsland', 'Deutschland', 'Germany'),
    carrier: text('DHL', 'DHL', 'DHL'),
    cents: 695,
    days: '2–3',
    freeFromCents: 10000,
  },
  { country: text('België', 'Belgien', 'Belgium'), carrier: text('bpost', 'bpost', 'bpost'), cents: 795, days: '3–5' },
  { country: text('Oostenrijk', 'Österreich', 'Austria'), carrier: text('DHL', 'DHL', 'DHL'), cents: 995, days: '3–5' },
  { country: text('Luxemburg', 'Luxemburg', 'Luxembourg'), carrier: text('DHL', 'DHL', 'DHL'), cents: 995, days: '3–5' },
];

const money: Readonly<Record<Language, (cents: number) => string>> = {
  nl: (cents) => `€ ${(cents / 100).toFixed(2).replace('.', ',')}`,
  de: (cents) => `${(cents / 100).toFixed(2).replace('.', ',')} €`,
  en: (cents) => `€${(cents / 100).toFixed(2)}`,
};

const heads: Readonly<Record<Language, readonly string[]>> = {
  nl: ['Land', 'Bezorging', 'Kosten', 'Gratis vanaf', 'Levertijd'],
  de: ['Land', 'Versandart', 'Kosten', 'Kostenlos ab', 'Lieferzeit'],
  en: ['Country', 'Delivery', 'Cost', 'Free from', 'Delivery time'],
};

const caption: Text = text('Verzendkosten per land', 'Versandkosten nach Land', 'Shipping costs by country');
const cells = (values: readonly string[]): string => values.map((value) => `<td>${value}</td>`).join('');

/** The rate table as HTML, amounts including VAT. */
export const rateTable: Text = perLanguage((language) => {
  const head = heads[language].map((word) => `<th scope="col">${word}</th>`).join('');
  const rows = rates.map(({ country, carrier, cents, days, freeFromCents }) => {
    const freeFrom = freeFromCents === undefined ? '–' : money[language](freeFromCents);
    const rest = [carrier[language], money[language](cents), freeFrom, `${days} ${workingDays[language]}`];
    return `<tr><th scope="row">${country[language]}</th>${cells(rest)}</tr>`;
  });
  const shop = `<tr><th scope="row">Sittard, Roermond, Aachen</th>${cells([pickup[language], free[language], '–', `0–3 ${workingDays[language]}`])}</tr>`;
  return `<table><caption>${caption[language]}</caption><thead><tr>${head}</tr></thead><tbody>${rows.join('')}${shop}</tbody></table>`;
});
