import { cutText } from '#kernel/read-text.ts';
import type { Order, OrderAddress, OrderLine, OrderShipment } from '../order.ts';

/** What an order is found by. */
export type WordFacts = Pick<Order, 'email' | 'billingAddress' | 'shippingAddress' | 'lines' | 'shipments'> & {
  /** The number apart: a placed order gets it from the database. */
  readonly number?: string;
};

const longest = 60;
/** Before what only some of the staff may look for: who may not see a mail address must not find out by trying. */
const contactMark = '~';
const ligatures: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };
const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Small letters without accents, ß as ss: the same for what is written and for what is typed. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđ]/g, (letter) => ligatures[letter] ?? letter);

/** Müller is looked for as Muller, and by Germans without umlauts as Mueller. */
const spellings = (text: string): readonly string[] => [
  fold(text),
  fold(
    text
      .toLowerCase()
      .normalize('NFC')
      .replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter),
  ),
];

/** Digits as they are dialled at home: 0046… and +46… are another country's. */
const dialled = (text: string): string => text.replace(/^\s*(?:\+|00)(?:31|49)/, '0').replace(/\D/g, '');

const nameWords = ({ firstname, middlename, lastname, company }: OrderAddress): readonly string[] =>
  [firstname, middlename, lastname, company].flatMap((name) =>
    spellings(name ?? '').flatMap((plain) => plain.split(/\s+/).flatMap((word) => [word.replace(/[^\p{L}\p{N}-]/gu, ''), ...parts(word)])),
  );

const parts = (word: string): readonly string[] => word.split(/[^\p{L}\p{N}]+/u);
const lineWords = ({ sku, parentSku, parts: bundled }: OrderLine): readonly string[] => [
  sku,
  parentSku ?? '',
  ...bundled.map((part) => part.sku),
];

/** What a shipment adds to them. */
export const parcelWords = ({ tracking }: Pick<OrderShipment, 'tracking'>): readonly string[] =>
  tracking.map(({ number }) => cutText(fold(number), longest)).filter((word) => word !== '');

/** Every word an order is found by, folded: number, names, e-mail, telephone, SKUs, tracking. Made here alone. */
export function orderWords({ number, email, billingAddress, shippingAddress, lines, shipments }: WordFacts): readonly string[] {
  const addresses = shippingAddress ? [billingAddress, shippingAddress] : [billingAddress];
  const words = [
    number ?? '',
    contactMark + fold(email),
    ...addresses.flatMap(nameWords),
    ...addresses.flatMap(({ telephone }) => (telephone === null ? [] : [contactMark + dialled(telephone)])),
    ...lines.flatMap(lineWords).map(fold),
    ...shipments.flatMap(parcelWords),
  ];
  return [...new Set(words.map((word) => cutText(word, longest)))].filter((word) => word !== '').toSorted();
}

/** A typed text as a condition: every word of it begins a word of the order. Undefined when nothing of it can be looked for. */
export function typedWords(text: string, seesContact: boolean): string | undefined {
  const isTelephone = /^[\d\s+()/.-]+$/.test(text) && /\s|^\+|^00/.test(text.trim());
  const words = isTelephone ? [dialled(text)] : fold(text).split(/\s+/);
  const clean = words.map((word) => cutText(word.replace(/[^\p{L}\p{N}@._+-]/gu, ''), longest)).filter((word) => word !== '');
  return clean.length === 0
    ? undefined
    : clean.map((word) => (seesContact ? `('${word}':* | '${contactMark}${word}':*)` : `'${word}':*`)).join(' & ');
}
