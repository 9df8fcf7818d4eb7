export type SortDirection = 'ASC' | 'DESC';
export type SortKey = 'relevance' | 'position' | 'name' | 'price' | 'created_at' | 'num_sales';
export type SortStep = { readonly key: SortKey | 'id'; readonly direction: SortDirection };

/** What a product is sorted by. */
export type Sortable = {
  readonly id: number;
  readonly relevance: number;
  readonly position: number;
  readonly name: string;
  readonly price: number;
  readonly createdAt: number;
  readonly sales: number;
};

/**
 * The order asked for, or the usual one: relevance with a search text, position in exactly one category, otherwise the newest first.
 * Equal products follow their id in the direction of the last key, and the newest first after position.
 */
export function sortSteps(
  asked: Readonly<Record<string, SortDirection | null | undefined>> | null | undefined,
  facts: { readonly hasSearch: boolean; readonly isOneCategory: boolean },
): readonly SortStep[] {
  const given = Object.entries(asked ?? {}).flatMap(([key, direction]) => (direction ? [{ key: key as SortKey, direction }] : []));
  const steps = given.length > 0 ? given : usualSteps(facts);
  const last = steps.at(-1);
  if (!last) return [{ key: 'id', direction: 'DESC' }];
  return [...steps, { key: 'id', direction: last.key === 'position' ? 'DESC' : last.direction }];
}

function usualSteps({ hasSearch, isOneCategory }: { hasSearch: boolean; isOneCategory: boolean }): readonly SortStep[] {
  if (hasSearch) return [{ key: 'relevance', direction: 'DESC' }];
  return isOneCategory ? [{ key: 'position', direction: 'ASC' }] : [];
}

/** Sorts a copy by the steps; names as a reader of the locale expects them. */
export function sortProducts<T extends Sortable>(products: readonly T[], steps: readonly SortStep[], locale: string): T[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' });
  const compare: Record<SortStep['key'], (a: Sortable, b: Sortable) => number> = {
    id: (a, b) => a.id - b.id,
    relevance: (a, b) => a.relevance - b.relevance,
    position: (a, b) => a.position - b.position,
    name: (a, b) => collator.compare(a.name, b.name),
    price: (a, b) => a.price - b.price,
    created_at: (a, b) => a.createdAt - b.createdAt,
    num_sales: (a, b) => a.sales - b.sales,
  };
  return [...products].sort((a, b) => {
    for (const { key, direction } of steps) {
      const order = compare[key](a, b);
      if (order !== 0) return direction === 'ASC' ? order : -order;
    }
    return 0;
  });
}
