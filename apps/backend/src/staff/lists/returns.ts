import type { Clock } from '#kernel/clock.ts';
import type { Database, Queryable } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import {
  countReturns,
  dayOf,
  findReturns,
  returnTabs,
  type ListedReturn,
  type ReturnKind,
  type ReturnPlace,
  type ReturnSort,
  type ReturnState,
  type ReturnsWanted,
  type ReturnTab,
} from '#modules/returns/index.ts';
import { branchesOf, type Scope } from '#modules/staff/index.ts';
import { countLimit, readSearch, readSize, type ListInput } from '../resolvers/paging.ts';
import { keepCounts } from './kept-counts.ts';
import { readDay, type OrderReader } from './orders.ts';

type ReturnFilterInput = {
  readonly kind?: readonly ReturnKind[] | null;
  readonly state?: readonly ReturnState[] | null;
  readonly branch?: string | null;
  readonly statedFrom?: string | null;
  readonly statedTo?: string | null;
};

export type ReturnsInput = {
  readonly list: ListInput;
  readonly filter?: ReturnFilterInput | null;
  readonly tab?: ReturnTab | null;
  readonly sort?: ReturnSort | null;
};

const mostHits = 8;
const fewestLetters = 2;

const wantedReturns = ({ list, filter, tab }: ReturnsInput, seesContact: boolean, now: Date): ReturnsWanted => ({
  tab: tab ?? 'all',
  today: dayOf(now),
  filter: {
    kinds: filter?.kind ?? undefined,
    states: filter?.state ?? undefined,
    branch: filter?.branch?.slice(0, 100),
    statedFrom: readDay(filter?.statedFrom, 0),
    statedBefore: readDay(filter?.statedTo, 1),
  },
  search: readSearch(list.search),
  seesContact,
});

/** The newest returns that a typed text leads to. */
export async function returnsByText(
  sql: Queryable,
  text: string,
  { scope, seesContact }: OrderReader,
  now: Date,
): Promise<readonly ListedReturn[]> {
  const wanted = wantedReturns({ list: { search: text } }, seesContact, now);
  if (wanted.search === undefined || wanted.search.length < fewestLetters) return [];
  return findReturns(sql, wanted, { sort: 'newest', limit: mostHits }, scope);
}

/** Lists of returns: what is asked for, a page of it, and how many there are. */
export function openReturnLists({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const kept = keepCounts(clock);
  const count = (wanted: ReturnsWanted, scope: Scope): Promise<number> =>
    kept(JSON.stringify([wanted, branchesOf(scope)]), () => countReturns(database, wanted, countLimit, scope));
  const capped = (counted: number) => ({ count: Math.min(counted, countLimit - 1), countIsCapped: counted >= countLimit });
  return {
    page: async (input: ReturnsInput, { scope, seesContact }: OrderReader) => {
      const sort = input.sort ?? 'newest';
      const { limit } = readSize(input.list);
      const wanted = wantedReturns(input, seesContact, clock.now());
      const from = readFrom(input.list, sort);
      const rows = await findReturns(database, wanted, { sort, limit: limit + 1, from }, scope);
      return { ...cut(rows, limit, from, sort), ...capped(await count(wanted, scope)) };
    },
    tabs: async (scope: Scope) => {
      const counts = [];
      for (const tab of Object.keys(returnTabs) as ReturnTab[])
        counts.push({ tab, ...capped(await count(wantedReturns({ list: {}, tab }, false, clock.now()), scope)) });
      return counts;
    },
  };
}

type From = { readonly place: ReturnPlace; readonly isBackwards: boolean } | undefined;

/** One row more than the page was read: in the direction it was read in, there is more. */
function cut(rows: readonly ListedReturn[], limit: number, from: From, sort: ReturnSort) {
  const hasMore = rows.length > limit;
  const items = from?.isBackwards ? rows.slice(-limit) : rows.slice(0, limit);
  const [first, last] = [items[0], items.at(-1)];
  const hasNext = from?.isBackwards ? true : hasMore;
  const hasPrevious = from?.isBackwards ? hasMore : from !== undefined;
  return { items, next: hasNext && last ? placeText(last, sort) : null, previous: hasPrevious && first ? placeText(first, sort) : null };
}

const placeText = ({ statedAt, dueOn, id }: ListedReturn, sort: ReturnSort): string =>
  `${sort === 'due' ? dueOn : statedAt.getTime()}_${id}`;

function readFrom({ after, before }: ListInput, sort: ReturnSort): From {
  if (typeof after === 'string' && typeof before === 'string') throw inputError('A page lies behind a row or before one, not both.');
  const text = after ?? before;
  if (text === null || text === undefined) return undefined;
  const [, at, id] = (sort === 'due' ? /^(\d{4}-\d{2}-\d{2})_([1-9]\d{0,8})$/ : /^(\d{1,14})_([1-9]\d{0,8})$/).exec(text) ?? [];
  if (at === undefined || id === undefined) throw inputError('This is no place in the list.');
  return { place: { key: sort === 'due' ? at : new Date(Number(at)), id: Number(id) }, isBackwards: typeof before === 'string' };
}
