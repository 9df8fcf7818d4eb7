import { zonedParts, zonedTime } from '@shop/rules/zoned-time';
import type { Database, Queryable } from '#kernel/database/database.ts';
import type { Clock } from '#kernel/clock.ts';
import { authorizationError, inputError } from '#kernel/errors.ts';
import {
  countOrders,
  findFew,
  findOrders,
  orderTabs,
  type ListedOrder,
  type OrderFulfilment,
  type OrderStatus,
  type OrderTab,
  type OrdersWanted,
} from '#modules/orders/index.ts';
import { branchesOf, type Scope, type StaffIdentity } from '#modules/staff/index.ts';
import { readCustomerId } from '../actions/customers/customer-entry.ts';
import { scopeOf } from '../grants.ts';
import { countLimit, readSearch, readSize, type ListInput } from '../resolvers/paging.ts';
import { keepCounts } from './kept-counts.ts';
import { cappedCount, cutPage, readFrom } from './placed-list.ts';

type OrderFilterInput = {
  readonly status?: readonly OrderStatus[] | null;
  readonly fulfilment?: readonly OrderFulfilment[] | null;
  readonly branch?: string | null;
  readonly country?: string | null;
  readonly payment?: string | null;
  readonly placedFrom?: string | null;
  readonly placedTo?: string | null;
  readonly numbers?: readonly string[] | null;
  readonly except?: readonly string[] | null;
  readonly customer?: string | null;
};

/** What of the orders somebody wants. */
export type OrdersChoice = {
  readonly filter?: OrderFilterInput | null;
  readonly tab?: OrderTab | null;
  readonly search?: string | null;
};

export type OrdersInput = Omit<OrdersChoice, 'search'> & { readonly list: ListInput; readonly sort?: 'newest' | 'oldest' | null };

/** Who reads: in which branches, whether mail and telephone may be looked for, and whether an account may. */
export type OrderReader = { readonly scope: Scope; readonly seesContact: boolean; readonly seesCustomers: boolean };

/** Where nothing is looked for. */
export const nobody = { seesContact: false, seesCustomers: false } as const;
const shopZone = 'Europe/Amsterdam';
const mostHits = 8;
const fewestLetters = 2;
/** As many rows as somebody chooses one by one. */
const mostNumbers = 1_000;

/** Who may see the mail address of every order they see may look for it. */
export function orderReader({ roles }: Pick<StaffIdentity, 'roles'>, scope: Scope): OrderReader {
  const seesCustomers = scopeOf(roles, 'customers.read')?.all === true;
  const contact = scopeOf(roles, 'orders.contact');
  if (!contact) return { scope, seesContact: false, seesCustomers };
  const [seen, allowed] = [branchesOf(scope), branchesOf(contact)];
  return { scope, seesContact: allowed === null || (seen?.every((branch) => allowed.includes(branch)) ?? false), seesCustomers };
}

/** Whose account a list is of. Who may not see customers does not learn from orders who has an account (LAW-20). */
export function readCustomer(id: string | null | undefined, { seesCustomers }: Pick<OrderReader, 'seesCustomers'>): number | undefined {
  if (id === null || id === undefined) return undefined;
  if (!seesCustomers) throw authorizationError('Your roles do not allow this.', { code: 'permission' });
  return readCustomerId(id);
}

/** A choice as the table is asked for it; what is none is refused. */
export const wantedOrders = (
  { filter, tab, search }: OrdersChoice,
  reader: Pick<OrderReader, 'seesContact' | 'seesCustomers'>,
  now: Date,
): OrdersWanted => ({
  tab: tab ?? 'all',
  today: zonedParts(now, shopZone).date,
  filter: { ...readFilter(filter ?? {}), customerId: readCustomer(filter?.customer, reader) },
  search: readSearch(search),
  seesContact: reader.seesContact,
});

/** The newest orders that a typed text leads to. */
export async function ordersByText(sql: Queryable, text: string, reader: OrderReader, now: Date): Promise<readonly ListedOrder[]> {
  const wanted = wantedOrders({ search: text }, reader, now);
  if (wanted.search === undefined || wanted.search.length < fewestLetters) return [];
  return findOrders(sql, wanted, { isOldestFirst: false, limit: mostHits }, reader.scope);
}

/** Two words, a number or an address: few orders have it, as one name alone may be that of thousands. */
const isNarrow = (search: string | undefined): boolean => search !== undefined && /[\s\d@]/.test(search.trim());

/** Lists of orders: what is asked for, a page of it, and how many there are. */
export function openOrderLists({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const kept = keepCounts(clock);
  const count = (wanted: OrdersWanted, scope: Scope): Promise<number> =>
    kept(JSON.stringify([wanted, branchesOf(scope)]), () => countOrders(database, wanted, countLimit, scope));
  return {
    page: async (input: OrdersInput, reader: OrderReader) => {
      const { list, sort } = input;
      const { limit } = readSize(list);
      const wanted = wantedOrders({ ...input, search: list.search ?? null }, reader, clock.now());
      const from = readFrom(list);
      const place = from && { place: { placedAt: from.place.at, id: from.place.id }, isBackwards: from.isBackwards };
      const part = { isOldestFirst: sort === 'oldest', limit: limit + 1, from: place };
      const few = isNarrow(wanted.search) ? await findFew(database, wanted, part, reader.scope) : undefined;
      // How many there are also tells how they are found.
      const counted = few?.count ?? (await count(wanted, reader.scope));
      const rows = few?.rows ?? (await findOrders(database, wanted, part, reader.scope, counted));
      return { ...cutPage(rows, limit, from, ({ placedAt, id }) => ({ at: placedAt, id })), ...cappedCount(counted) };
    },
    tabs: async (scope: Scope) => {
      const counts = [];
      for (const tab of Object.keys(orderTabs) as OrderTab[]) {
        const counted = await count(wantedOrders({ tab }, nobody, clock.now()), scope);
        counts.push({ tab, ...cappedCount(counted) });
      }
      return counts;
    },
  };
}

function readFilter(input: OrderFilterInput): OrdersWanted['filter'] {
  const { status, fulfilment, branch, country, payment, placedFrom, placedTo } = input;
  const short = (text: string | null | undefined): string | undefined => text?.slice(0, 100) ?? undefined;
  return {
    statuses: status ?? undefined,
    fulfilments: fulfilment ?? undefined,
    branch: short(branch),
    country: short(country),
    payment: short(payment),
    placedFrom: readDay(placedFrom, 0),
    placedBefore: readDay(placedTo, 1),
    numbers: readNumbers(input.numbers),
    except: readNumbers(input.except),
  };
}

function readNumbers(numbers: readonly string[] | null | undefined): readonly string[] | undefined {
  if ((numbers?.length ?? 0) > mostNumbers) throw inputError(`At most ${mostNumbers} orders are chosen by their numbers.`);
  return numbers ?? undefined;
}

/** The beginning of a day in the shop, or of one some days later. */
export function readDay(text: string | null | undefined, daysLater: number): Date | undefined {
  if (text === null || text === undefined) return undefined;
  const day = /^[12]\d{3}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== text) throw inputError('A day is written YYYY-MM-DD.');
  return zonedTime(new Date(day + daysLater * 86_400_000).toISOString().slice(0, 10), '00:00', shopZone);
}
