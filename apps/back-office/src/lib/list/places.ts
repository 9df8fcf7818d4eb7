/** Where something stands in a list, by the path of its field. */
export type Placed = { readonly field: string; readonly place: number };

export const inOrder = (list: readonly Placed[]): readonly Placed[] =>
  list.toSorted((a, b) => a.place - b.place || a.field.localeCompare(b.field));

/** The place behind all others. */
export const endOf = (list: readonly Placed[]): number => Math.max(0, ...list.map(({ place }) => place)) + 1;

/** The new places after one has been moved, of as few others as can be: whoever moves another one meanwhile meets no conflict. */
export function moved(list: readonly Placed[], from: number, to: number): readonly Placed[] {
  const order = [...inOrder(list)];
  const [one] = order.splice(from, 1);
  if (!one || to < 0 || to > order.length) return [];
  order.splice(to, 0, one);
  const [forwards, backwards] = [rising(order), rising(order.map(({ field, place }) => ({ field, place: 0 - place })).toReversed())];
  const back = backwards.map(({ field, place }) => ({ field, place: 0 - place }));
  return forwards.length <= back.length ? forwards : back;
}

/** Keeps every place that lies behind the one before it. */
function rising(order: readonly Placed[]): readonly Placed[] {
  let last = -Infinity;
  return order.flatMap(({ field, place }) => {
    const next = place > last ? place : last + 1;
    last = next;
    return next === place ? [] : [{ field, place: next }];
  });
}
