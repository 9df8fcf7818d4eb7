import { perLanguage, type Language } from '@shop/contract';
import type { Text } from '../model.ts';
import { text } from '../catalogue/text.ts';
import type { DemoShippingRate } from '../checkout/model.ts';
import { carriers } from '../checkout/shipping.ts';

/** Countries in the order of the table; the names are the table's own, since a data package has no country list. */
const countryNames: Readonly<Record<string, Text>> = {
  NL: text('Nederland', 'Niederlande', 'Netherlands'),
  DE: text('Duitsland', 'Deutschland', 'Germany'),
  BE: text('België', 'Belgien', 'Belgium'),
  AT: text('Oostenrijk', 'Österreich', 'Austria'),
  LU: text('Luxemburg', 'Luxemburg', 'Luxembourg'),
};

const pickup = text(
  'Afhalen in de winkel (geen bezorgrit)',
  'Abholung im Laden (keine Lieferfahrt)',
  'Pickup in a shop (no delivery trip)',
);
const workingDays: Text = text('werkdagen', 'Werktage', 'working days');
const free: Text = text('gratis', 'kostenlos', 'free');

type Row = { readonly countryCode: string; readonly carrier: Text; readonly method: Text; readonly rate: DemoShippingRate };

/** What delivery costs, by country; the same rates that the checkout asks for. */
const rows: readonly Row[] = Object.keys(countryNames).flatMap((countryCode) =>
  carriers.flatMap(({ title: carrier, methods }) =>
    methods
      .filter(({ isPickup }) => !isPickup)
      .flatMap(({ title: method, rates }) =>
        rates.filter((rate) => rate.countryCode === countryCode).map((rate) => ({ countryCode, carrier, method, rate })),
      ),
  ),
);

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
  const lines = rows.map(({ countryCode, carrier, method, rate }) => {
    const country = countryNames[countryCode]?.[language] ?? countryCode;
    const freeFrom = rate.freeFromCents === undefined ? '–' : money[language](rate.freeFromCents);
    const days = `${rate.workingDays.from}–${rate.workingDays.to} ${workingDays[language]}`;
    const way = method[language].startsWith(carrier[language]) ? method[language] : `${carrier[language]}, ${method[language]}`;
    return `<tr><th scope="row">${country}</th>${cells([way, money[language](rate.cents), freeFrom, days])}</tr>`;
  });
  const shop = `<tr><th scope="row">Sittard, Roermond, Aachen</th>${cells([pickup[language], free[language], '–', `0–3 ${workingDays[language]}`])}</tr>`;
  return `<table><caption>${caption[language]}</caption><thead><tr>${head}</tr></thead><tbody>${lines.join('')}${shop}</tbody></table>`;
});
