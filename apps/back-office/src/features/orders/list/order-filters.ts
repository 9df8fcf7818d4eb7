import type { Fulfilment, OrderFilter, OrderListQueryVariables, OrderStatus, OrderTab } from '../../../generated/graphql.ts';
import { createListAddress, dayIn, idIn, namesIn, pageIn, searchIn } from '../../../lib/list/list-address.ts';
import type { Sort } from '../../../ui/table/table-head.tsx';

export const tabNames = [
  'all',
  'toPay',
  'toPick',
  'late',
  'partSent',
  'onHold',
  'refundOpen',
  'complete',
  'canceled',
] as const satisfies readonly OrderTab[];
export const statusNames = [
  'pending',
  'pending_payment',
  'payment_review',
  'processing',
  'complete',
  'canceled',
  'holded',
  'fraud',
] as const satisfies readonly OrderStatus[];
export const fulfilmentNames = ['none', 'part', 'full'] as const satisfies readonly Fulfilment[];

/** What of the orders an address means, as the shop is asked for it. */
type Choice = { readonly tab: OrderTab; readonly filter: OrderFilter; readonly search: string | null };

export const address = createListAddress({
  single: ['branch', 'country', 'payment'],
  several: { status: statusNames, fulfilment: fulfilmentNames },
  days: 'placed',
  person: 'customer',
});

export const readTab = (params: URLSearchParams): OrderTab => tabNames.find((tab) => tab === params.get('tab')) ?? 'all';

/** `branch` is the one somebody works in now: a filter of the list stands instead of it. */
export function readChoice(params: URLSearchParams, branch: string | undefined): Choice {
  return {
    tab: readTab(params),
    filter: {
      status: namesIn(params.get('status'), statusNames),
      fulfilment: namesIn(params.get('fulfilment'), fulfilmentNames),
      branch: params.get('branch') ?? branch ?? null,
      country: params.get('country'),
      payment: params.get('payment'),
      placedFrom: dayIn(params.get('from')),
      placedTo: dayIn(params.get('to')),
      customer: idIn(params.get('customer')),
    },
    search: searchIn(params),
  };
}

/** The page an address means. */
export function readList(params: URLSearchParams, branch: string | undefined): OrderListQueryVariables {
  const { tab, filter } = readChoice(params, branch);
  return { list: pageIn(params), filter, tab, sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest' };
}

export const readSort = (params: URLSearchParams): Sort => ({
  by: 'placed',
  direction: params.get('sort') === 'oldest' ? 'ascending' : 'descending',
});

/** The newest first is what an address without a word means. */
export const sortParam = ({ direction }: Sort): string | undefined => (direction === 'ascending' ? 'oldest' : undefined);
