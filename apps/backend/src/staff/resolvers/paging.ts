import { inputError } from '#kernel/errors.ts';

export type ListInput = { readonly first?: number | null; readonly after?: string | null; readonly search?: string | null };

/** Counting stops here. */
export const countLimit = 10_001;
const mostRows = 200;

type ListPage = { readonly limit: number; readonly after: string | undefined; readonly search: string | undefined };

/** How much of a list, and from where on. */
export function readPage({ first, after, search }: ListInput): ListPage {
  const limit = first ?? 50;
  if (limit < 1 || limit > mostRows) throw inputError(`A page has 1 to ${mostRows} rows.`);
  if (typeof after === 'string' && !/^[1-9]\d{0,17}$/.test(after)) throw inputError('This is no place in the list.');
  if (typeof search === 'string' && search.length > 100) throw inputError('What is searched for has at most 100 characters.');
  return { limit, after: after ?? undefined, search: search?.trim() || undefined };
}

/** Rows that were read one beyond the page, and how many there are in all. */
export function pageOf<Row extends { readonly id: number | string }>(rows: readonly Row[], limit: number, count: number) {
  const items = rows.slice(0, limit);
  const next = rows.length > limit ? String(items.at(-1)?.id) : null;
  return { items, page: { next, count: Math.min(count, countLimit - 1), countIsCapped: count >= countLimit } };
}
