import type { CartLineItemFragment } from '../../../generated/graphql.ts';

export type CartRow =
  | { readonly kind: 'line'; readonly line: CartLineItemFragment }
  /** Just removed: its place offers to put it back. */
  | { readonly kind: 'removed'; readonly line: CartLineItemFragment };

/** Where each line stands, by id; removed ones and those taken in another size keep their place. */
export type Places = readonly string[];

/** New lines come last, the others stay where they are. */
export const withLines = (places: Places, lines: readonly Pick<CartLineItemFragment, 'uid'>[]): Places => {
  const added = lines.filter(({ uid }) => !places.includes(uid)).map(({ uid }) => uid);
  return added.length === 0 ? places : [...places, ...added];
};

/** A line that came in the place of another. */
export const replaced = (places: Places, before: string, after: string): Places =>
  places.filter((uid) => uid !== after).map((uid) => (uid === before ? after : uid));

export function cartRows(
  places: Places,
  lines: readonly CartLineItemFragment[],
  removed: readonly CartLineItemFragment[],
): readonly CartRow[] {
  const present = new Map(lines.map((line) => [line.uid, line] as const));
  return withLines(places, lines).flatMap((uid): CartRow[] => {
    const line = present.get(uid);
    if (line) return [{ kind: 'line', line }];
    const gone = removed.find((other) => other.uid === uid);
    return gone ? [{ kind: 'removed', line: gone }] : [];
  });
}
