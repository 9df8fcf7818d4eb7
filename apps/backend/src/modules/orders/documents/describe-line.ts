import type { Language } from '@shop/contract';
import { orderMailMessages } from '../emails/messages.ts';
import type { Order, OrderLine } from '../order.ts';
import { formatMoney } from './format.ts';
import { documentMessages } from './messages.ts';

/** What was chosen of a line: options, or the parts of a bundle. */
export const lineDetails = ({ options, parts }: OrderLine): readonly string[] => [
  ...options.map(({ label, value }) => `${label}: ${value}`),
  ...parts.map(({ quantity, name }) => `${quantity} × ${name}`),
];

/** What it is made of, for whoever keeps the summary of the order (LAW-06, LAW-15). */
export const lineMaterials = ({ materials = [], animalParts }: OrderLine): readonly string[] => [
  ...materials.map(({ part, text }) => (part === '' ? text : `${part}: ${text}`)),
  ...(animalParts ? [animalParts] : []),
];

/** "€ 29,90 per liter" of what is sold by measure, as its card said it (LAW-04). */
export const lineBasePrice = ({ basePrice }: OrderLine, language: Language): readonly string[] =>
  basePrice ? [orderMailMessages[language][`price_${basePrice.unit}`].replace('{price}', formatMoney(basePrice.cents, language))] : [];

/** The same on an invoice or a credit note, where other amounts stand without VAT. */
export const documentBasePrice = (line: OrderLine, { language, tax }: Pick<Order, 'language' | 'tax'>): readonly string[] =>
  lineBasePrice(line, language).map((price) =>
    documentMessages[language][tax.isExempt ? 'basePriceExempt' : 'basePrice'].replace('{price}', price),
  );

/** A line in a row of a document: its name, what was chosen of it, and what else there is to say, a line each. */
export const describeLine = (line: OrderLine, ...more: readonly string[]): string =>
  [line.name, lineDetails(line).join(' · '), ...more].filter(Boolean).join('\n');
