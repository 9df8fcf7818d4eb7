import { inputError } from '#kernel/errors.ts';

export type ListInput = {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly before?: string | null;
  readonly search?: string | null;
};

/** Counting stops here. */
export const countLimit = 10_001;
const mostRows = 200;

type ListSize = { readonly limit: number; readonly search: string | undefined };

/** What is searched for; undefined when nothing is. */
export function readSearch(search: string | null | undefined): string | undefined {
  if ((search?.length ?? 0) > 100) throw inputError('What is searched for has at most 100 characters.');
  return search?.trim() || undefined;
}

export function readId(text: string | null | undefined): number | undefined {
  if (text === null || text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw inputError('This is no number of it.');
  return Number(text);
}

/** How much of a list. */
export function readSize({ first, search }: ListInput): ListSize {
  const limit = first ?? 50;
  if (limit < 1 || limit > mostRows) throw inputError(`A page has 1 to ${mostRows} rows.`);
  return { limit, search: readSearch(search) };
}

/** The same, and from where on, of a list that goes one way. */
export function readPage(list: ListInput): ListSize & { readonly after: string | undefined } {
  const { after, before } = list;
  if (typeof before === 'string') throw inputError('This list goes one way.');
  if (typeof after === 'string' && !/^[1-9]\d{0,17}$/.test(after)) throw inputError('This is no place in the list.');
  return { ...readSize(list), after: after ?? undefined };
}

/** Rows that were read one beyond the page, and how many there are in all. */
export function pageOf<Row extends { readonly id: number | string }>(rows: readonly Row[], limit: number, count: number) {
  const items = rows.slice(0, limit);
  const next = rows.length > limit ? String(items.at(-1)?.id) : null;
  return { items, page: { next, previous: null, count: Math.min(count, countLimit - 1), countIsCapped: count >= countLimit } };
}
