import { dayOf } from '../branch-clock.ts';

/** Things with a moment in their days, both in the order they came in. */
export function byDay<Item extends { readonly at: string }>(
  items: readonly Item[],
): readonly { readonly day: string; readonly items: readonly Item[] }[] {
  const days = new Map<string, Item[]>();
  for (const item of items) {
    const day = dayOf(item.at);
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, inside]) => ({ day, items: inside }));
}
