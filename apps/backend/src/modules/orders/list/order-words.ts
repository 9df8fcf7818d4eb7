import { contactMark, cutWord, dialled, fold, nameWords, wordList } from '#kernel/found-words.ts';
import type { Order, OrderAddress, OrderLine, OrderShipment } from '../order.ts';

/** What an order is found by. */
export type WordFacts = Pick<Order, 'email' | 'billingAddress' | 'shippingAddress' | 'lines' | 'shipments'> & {
  /** The number apart: a placed order gets it from the database. */
  readonly number?: string;
};

const namesOf = ({ firstname, middlename, lastname, company }: OrderAddress): readonly string[] =>
  nameWords(firstname, middlename, lastname, company);

const lineWords = ({ sku, parentSku, parts: bundled }: OrderLine): readonly string[] => [
  sku,
  parentSku ?? '',
  ...bundled.map((part) => part.sku),
];

/** What a shipment adds to them. */
export const parcelWords = ({ tracking }: Pick<OrderShipment, 'tracking'>): readonly string[] =>
  tracking.map(({ number }) => cutWord(fold(number))).filter((word) => word !== '');

/** Every word an order is found by, folded: number, names, e-mail, telephone, SKUs, tracking. Made here alone. */
export function orderWords({ number, email, billingAddress, shippingAddress, lines, shipments }: WordFacts): readonly string[] {
  const addresses = shippingAddress ? [billingAddress, shippingAddress] : [billingAddress];
  const words = [
    number ?? '',
    contactMark + fold(email),
    ...addresses.flatMap(namesOf),
    ...addresses.flatMap(({ telephone }) => (telephone === null ? [] : [contactMark + dialled(telephone)])),
    ...lines.flatMap(lineWords).map(fold),
    ...shipments.flatMap(parcelWords),
  ];
  return wordList(words);
}
