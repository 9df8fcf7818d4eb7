import type { PlacedPart, RowPlace } from '#kernel/database/placed-rows.ts';
import { inputError } from '#kernel/errors.ts';
import { countLimit, readSize, type ListInput } from '../resolvers/paging.ts';

export type ListFrom = PlacedPart['from'];

/** Where a page of a list begins that goes both ways. */
export function readFrom({ after, before }: ListInput): ListFrom {
  if (typeof after === 'string' && typeof before === 'string') throw inputError('A page lies behind a row or before one, not both.');
  const text = after ?? before;
  if (text === null || text === undefined) return undefined;
  const [, at, id] = /^(\d{1,14})-([1-9]\d{0,8})$/.exec(text) ?? [];
  if (at === undefined || id === undefined) throw inputError('This is no place in the list.');
  return { place: { at: new Date(Number(at)), id: Number(id) }, isBackwards: typeof before === 'string' };
}

const placeText = ({ at, id }: RowPlace): string => `${at.getTime()}-${id}`;

/** One row more than the page was read: in the direction it was read in, there is more. */
export function cutPage<Row>(rows: readonly Row[], limit: number, from: ListFrom, placeOf: (row: Row) => RowPlace) {
  const hasMore = rows.length > limit;
  const items = from?.isBackwards ? rows.slice(-limit) : rows.slice(0, limit);
  const [first, last] = [items[0], items.at(-1)];
  const hasNext = from?.isBackwards ? true : hasMore;
  const hasPrevious = from?.isBackwards ? hasMore : from !== undefined;
  return {
    items,
    next: hasNext && last ? placeText(placeOf(last)) : null,
    previous: hasPrevious && first ? placeText(placeOf(first)) : null,
  };
}

/** A number that was counted up to the limit. */
export const cappedCount = (counted: number) => ({ count: Math.min(counted, countLimit - 1), countIsCapped: counted >= countLimit });

type Reading<Row> = {
  readonly isOldestFirst: boolean;
  readonly find: (part: PlacedPart) => Promise<readonly Row[]>;
  readonly count: (limit: number) => Promise<number>;
  readonly placeOf: (row: Row) => RowPlace;
};

/** A page of a list as the contract shows it. */
export async function readPlacedPage<Row>(list: ListInput, { isOldestFirst, find, count, placeOf }: Reading<Row>) {
  const { limit } = readSize(list);
  const from = readFrom(list);
  const { items, next, previous } = cutPage(await find({ isOldestFirst, limit: limit + 1, from }), limit, from, placeOf);
  return { items, page: { next, previous, ...cappedCount(await count(countLimit)) } };
}
