import type { Fulfilment, OrderFilter, OrderListQueryVariables, OrderStatus, OrderTab } from '../../../generated/graphql.ts';
import type { FilterValues } from '../../../ui/table/filter-bar.tsx';
import type { Sort } from '../../../ui/table/table-head.tsx';

export const pageSize = 50;

export const tabNames = ['all', 'toPay', 'toPick', 'partSent', 'onHold', 'complete', 'canceled'] as const satisfies readonly OrderTab[];
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

const single = ['branch', 'country', 'payment'] as const;
const several = ['status', 'fulfilment'] as const;

/** Days that there are, and names that there are: whoever types an address by hand gets a list, not a refusal. */
function dayOf(text: string | null): string | null {
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text ? null : text;
}

function known<Name extends string>(text: string | null, names: readonly Name[]): Name[] | null {
  const chosen = (text ?? '').split(',');
  const found = names.filter((name) => chosen.includes(name));
  return found.length > 0 ? found : null;
}

export const readTab = (params: URLSearchParams): OrderTab => tabNames.find((tab) => tab === params.get('tab')) ?? 'all';

/** `branch` is the one somebody works in now: a filter of the list stands instead of it. */
export function readChoice(params: URLSearchParams, branch: string | undefined): Choice {
  return {
    tab: readTab(params),
    filter: {
      status: known(params.get('status'), statusNames),
      fulfilment: known(params.get('fulfilment'), fulfilmentNames),
      branch: params.get('branch') ?? branch ?? null,
      country: params.get('country'),
      payment: params.get('payment'),
      placedFrom: dayOf(params.get('from')),
      placedTo: dayOf(params.get('to')),
    },
    search: params.get('search')?.slice(0, 100) ?? null,
  };
}

/** The page an address means. */
export function readList(params: URLSearchParams, branch: string | undefined): OrderListQueryVariables {
  const { tab, filter, search } = readChoice(params, branch);
  const before = params.get('before');
  const list = { first: pageSize, after: before === null ? params.get('after') : null, before, search };
  return { list, filter, tab, sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest' };
}

/** The filters as chips show them. */
export function filterValues(params: URLSearchParams): FilterValues {
  const values: Record<string, readonly string[]> = {};
  for (const name of single) if (params.get(name)) values[name] = [params.get(name) ?? ''];
  const many = { status: known(params.get('status'), statusNames), fulfilment: known(params.get('fulfilment'), fulfilmentNames) };
  for (const name of several) if (many[name]) values[name] = many[name];
  const days = [dayOf(params.get('from')) ?? '', dayOf(params.get('to')) ?? ''];
  return days.some(Boolean) ? { ...values, placed: days } : values;
}

/** And back into the address. */
export function filterParams(values: FilterValues): Readonly<Record<string, string | undefined>> {
  const [from, to] = values['placed'] ?? [];
  const joined = [...single, ...several].map((name) => [name, values[name]?.join(',')] as const);
  return { ...Object.fromEntries(joined), from, to };
}

export const readSort = (params: URLSearchParams): Sort => ({
  by: 'placed',
  direction: params.get('sort') === 'oldest' ? 'ascending' : 'descending',
});

/** The newest first is what an address without a word means. */
export const sortParam = ({ direction }: Sort): string | undefined => (direction === 'ascending' ? 'oldest' : undefined);

/** The same list, whatever page of it: what is chosen on one page is still chosen on the next. */
export function listName(params: URLSearchParams): string {
  const name = new URLSearchParams(params);
  for (const place of ['after', 'before', 'sort']) name.delete(place);
  name.sort();
  return name.toString();
}

const viewNames = ['tab', ...several, ...single, 'from', 'to', 'sort'] as const;

/** What is kept of an address under a name: neither a page, nor what somebody searched for, which may be a person. */
export function viewQuery(params: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const name of viewNames) {
    const value = params.get(name);
    if (value) kept.set(name, value);
  }
  return kept.toString();
}
