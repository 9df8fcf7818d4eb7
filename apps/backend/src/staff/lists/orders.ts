import { zonedTime } from '@shop/rules/zoned-time';
import type { Database } from '#kernel/database/database.ts';
import type { Clock } from '#kernel/clock.ts';
import { inputError } from '#kernel/errors.ts';
import {
  countOrders,
  findOrders,
  orderTabs,
  type ListedOrder,
  type OrderFulfilment,
  type OrderStatus,
  type OrderTab,
  type OrdersWanted,
  type Place,
} from '#modules/orders/index.ts';
import { branchesOf, type Scope } from '#modules/staff/index.ts';
import { countLimit, readSize, type ListInput } from '../resolvers/paging.ts';
import { keepCounts } from './kept-counts.ts';

type OrderFilterInput = {
  readonly status?: readonly OrderStatus[] | null;
  readonly fulfilment?: readonly OrderFulfilment[] | null;
  readonly branch?: string | null;
  readonly country?: string | null;
  readonly payment?: string | null;
  readonly placedFrom?: string | null;
  readonly placedTo?: string | null;
};

export type OrdersInput = {
  readonly list: ListInput;
  readonly filter?: OrderFilterInput | null;
  readonly tab?: OrderTab | null;
  readonly sort?: 'newest' | 'oldest' | null;
};

type Caller = { readonly scope: Scope; readonly seesContact: boolean };

const shopZone = 'Europe/Amsterdam';

/** Lists of orders: what is asked for, a page of it, and how many there are. */
export function openOrderLists({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const kept = keepCounts(clock);
  const count = (wanted: OrdersWanted, scope: Scope): Promise<number> =>
    kept(JSON.stringify([wanted, branchesOf(scope)]), () => countOrders(database, wanted, countLimit, scope));
  return {
    page: async (input: OrdersInput, { scope, seesContact }: Caller) => {
      const { list, tab, sort } = input;
      const { limit, search } = readSize(list);
      const wanted: OrdersWanted = { tab: tab ?? 'all', filter: readFilter(input.filter ?? {}), search, seesContact };
      const from = readFrom(list);
      const rows = await findOrders(database, wanted, { isOldestFirst: sort === 'oldest', limit: limit + 1, from }, scope);
      const counted = await count(wanted, scope);
      return { ...cut(rows, limit, from), count: Math.min(counted, countLimit - 1), countIsCapped: counted >= countLimit };
    },
    tabs: async (scope: Scope) => {
      const counts = [];
      for (const tab of Object.keys(orderTabs) as OrderTab[]) {
        const counted = await count({ tab, filter: {}, search: undefined, seesContact: false }, scope);
        counts.push({ tab, count: Math.min(counted, countLimit - 1), countIsCapped: counted >= countLimit });
      }
      return counts;
    },
  };
}

type From = { readonly place: Place; readonly isBackwards: boolean } | undefined;

/** One row more than the page was read: in the direction it was read in, there is more. */
function cut(rows: readonly ListedOrder[], limit: number, from: From) {
  const hasMore = rows.length > limit;
  const items = from?.isBackwards ? rows.slice(-limit) : rows.slice(0, limit);
  const [first, last] = [items[0], items.at(-1)];
  const hasNext = from?.isBackwards ? true : hasMore;
  const hasPrevious = from?.isBackwards ? hasMore : from !== undefined;
  return { items, next: hasNext && last ? placeText(last) : null, previous: hasPrevious && first ? placeText(first) : null };
}

const placeText = ({ placedAt, id }: Place): string => `${placedAt.getTime()}-${id}`;

function readFrom({ after, before }: ListInput): From {
  if (typeof after === 'string' && typeof before === 'string') throw inputError('A page lies behind a row or before one, not both.');
  const text = after ?? before;
  if (text === null || text === undefined) return undefined;
  const [, at, id] = /^(\d{1,14})-([1-9]\d{0,8})$/.exec(text) ?? [];
  if (at === undefined || id === undefined) throw inputError('This is no place in the list.');
  return { place: { placedAt: new Date(Number(at)), id: Number(id) }, isBackwards: typeof before === 'string' };
}

function readFilter({ status, fulfilment, branch, country, payment, placedFrom, placedTo }: OrderFilterInput): OrdersWanted['filter'] {
  const short = (text: string | null | undefined): string | undefined => text?.slice(0, 100) ?? undefined;
  return {
    statuses: status ?? undefined,
    fulfilments: fulfilment ?? undefined,
    branch: short(branch),
    country: short(country),
    payment: short(payment),
    placedFrom: readDay(placedFrom, 0),
    placedBefore: readDay(placedTo, 1),
  };
}

/** The beginning of a day in the shop, or of one some days later. */
function readDay(text: string | null | undefined, daysLater: number): Date | undefined {
  if (text === null || text === undefined) return undefined;
  const day = /^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== text) throw inputError('A day is written YYYY-MM-DD.');
  return zonedTime(new Date(day + daysLater * 86_400_000).toISOString().slice(0, 10), '00:00', shopZone);
}
