import type { StockRow } from '#modules/inventory/index.ts';
import type { Order, OrderAddress } from '../order.ts';
import { orderWords, type WordFacts } from './order-words.ts';

type ListFacts = WordFacts & Pick<Order, 'pickup' | 'paymentMethod'> & { readonly pieces: readonly StockRow[] };

/** What lists of orders are filtered and searched by, beside what the order has anyway. */
export function listColumns(order: ListFacts) {
  const { pickup, paymentMethod, shippingAddress, billingAddress } = order;
  return {
    branchCode: pickup?.code ?? null,
    personName: personName(billingAddress),
    countryCode: (shippingAddress ?? billingAddress).countryCode,
    paymentCode: paymentMethod.code,
    /** Where somebody has to do with it: the branch it is picked up in, and every source of its pieces. */
    sources: sourcesOf(order),
    words: orderWords(order),
    /** As the ledger counts: a bundle is one, whatever lies on the shelf for it. */
    ordered: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

const personName = ({ firstname, middlename, lastname }: OrderAddress): string =>
  [firstname, middlename, lastname].filter((part) => part !== null && part !== '').join(' ');

const sourcesOf = ({ pickup, pieces }: Pick<ListFacts, 'pickup' | 'pieces'>): readonly string[] =>
  [...new Set([...(pickup ? [pickup.code] : []), ...pieces.map(({ source }) => source)])].toSorted();
