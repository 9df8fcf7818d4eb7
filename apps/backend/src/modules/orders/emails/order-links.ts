import type { Language } from '@shop/contract';
import type { Order, OrderRevision } from '../order.ts';
import { tokenOf } from '../revisions/revision-link.ts';

/** The page of a store view by its path; the shop's own address alone. */
export type Link = (path: string) => string;

const withdrawPaths: Readonly<Record<Language, string>> = { nl: '/herroepen', de: '/widerrufen', en: '/withdraw' };

/** Where the customer answers an edit. */
export const revisionLink = (order: Pick<Order, 'number' | 'hash'>, revision: OrderRevision, link: Link): string =>
  link(`/order/revision/${tokenOf(order, revision)}`);

/** Where the mails of an order lead; the hash opens it without an account. */
export function orderLinks({ number, hash, language }: Pick<Order, 'number' | 'hash' | 'language'>, link: Link) {
  const query = new URLSearchParams({ order: number, hash }).toString();
  return {
    order: link(`/checkout/onepage/success?${query}`),
    /** Another try, another method, or the cart back. */
    retry: link(`/checkout/onepage/cancel?${query}`),
    withdraw: link(`${withdrawPaths[language]}?${query}`),
  };
}
