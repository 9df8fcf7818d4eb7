import { useEffect } from 'react';
import type { Fresh } from './fresh-rows.ts';
import { keepRow } from './neighbours.ts';
import { useFreshRows } from './use-fresh-rows.ts';
import { useWholeFirstPage } from './use-whole-first-page.ts';

type Row = { readonly id: string };
type Page<One> = { readonly items: readonly One[]; readonly page: { readonly previous?: string | null } };

type Listed<One> = {
  /** The list, which is also where its things live. */
  readonly list: string;
  /** What a thing is called in its address. */
  readonly nameOf: (row: One) => string;
  readonly entity: string;
  readonly load: () => Promise<Page<One>>;
};

/** The rows of a page as they are now, and what came since; whoever opens one of them goes on from there to its neighbours. */
export function useListRows<One extends Row>(page: Page<One>, { list, nameOf, entity, load }: Listed<One>): Fresh<One> {
  const fresh = useFreshRows(page, entity, load);
  useWholeFirstPage(page.page);
  const names = fresh.rows.map(nameOf).join('\n');
  useEffect(() => keepRow(list, names.split('\n').filter(Boolean)), [list, names]);
  return fresh;
}
