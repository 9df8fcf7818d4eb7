export type SortDirection = 'ASC' | 'DESC';
export type SortKey = 'relevance' | 'position' | 'name' | 'price' | 'created_at' | 'num_sales' | 'rating_summary';
export type SortStep = { readonly key: SortKey | 'id'; readonly direction: SortDirection };

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
