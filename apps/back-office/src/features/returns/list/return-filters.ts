import type { ReturnKind, ReturnListQueryVariables, ReturnSort, ReturnState, ReturnTab } from '../../../generated/graphql.ts';
import { createListAddress, dayIn, namesIn, pageIn } from '../../../lib/list/list-address.ts';
import type { Sort } from '../../../ui/table/table-head.tsx';

export const tabNames = [
  'all',
  'new',
  'expected',
  'toInspect',
  'refundDue',
  'overdue',
  'goodsOverdue',
  'unclear',
  'closed',
] as const satisfies readonly ReturnTab[];
export const stateNames = [
  'announced',
  'accepted',
  'in_transit',
  'received',
  'inspected',
  'closed',
  'rejected',
  'expired',
] as const satisfies readonly ReturnState[];
export const kindNames = ['withdrawal', 'return', 'warranty'] as const satisfies readonly ReturnKind[];

export const address = createListAddress({ single: ['branch'], several: { state: stateNames, kind: kindNames }, days: 'stated' });

export const readTab = (params: URLSearchParams): ReturnTab => tabNames.find((tab) => tab === params.get('tab')) ?? 'all';

/** What waits for somebody begins with what is due first; the rest with what came last. */
const usualSort = (tab: ReturnTab): ReturnSort => (tab === 'all' || tab === 'closed' ? 'newest' : 'due');

const sortNames = ['newest', 'oldest', 'due'] as const satisfies readonly ReturnSort[];
const sortIn = (params: URLSearchParams): ReturnSort => sortNames.find((name) => name === params.get('sort')) ?? usualSort(readTab(params));

/** The page an address means. `branch` is the one somebody works in now: a filter of the list stands instead of it. */
export function readList(params: URLSearchParams, branch: string | undefined): ReturnListQueryVariables {
  return {
    list: pageIn(params),
    tab: readTab(params),
    sort: sortIn(params),
    filter: {
      kind: namesIn(params.get('kind'), kindNames),
      state: namesIn(params.get('state'), stateNames),
      branch: params.get('branch') ?? branch ?? null,
      statedFrom: dayIn(params.get('from')),
      statedTo: dayIn(params.get('to')),
    },
  };
}

/** As the table shows it: by the day something is due, or by the day it was stated. */
export function readSort(params: URLSearchParams): Sort {
  const sort = sortIn(params);
  return sort === 'due'
    ? { by: 'due', direction: 'ascending' }
    : { by: 'stated', direction: sort === 'oldest' ? 'ascending' : 'descending' };
}

/** What an address says of it; nothing when that is usual. What is due last is nobody's question. */
export function sortParam(params: URLSearchParams, { by, direction }: Sort): string | undefined {
  const sort: ReturnSort = by === 'due' ? 'due' : direction === 'ascending' ? 'oldest' : 'newest';
  return sort === usualSort(readTab(params)) ? undefined : sort;
}

/** A number as a scanner or a person gives it; undefined: it is something else. */
export function returnNumber(text: string): string | undefined {
  const [number] = /^R-\d{4}-\d{6,}$/.exec(text.trim().toUpperCase()) ?? [];
  return number;
}
