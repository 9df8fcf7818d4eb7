/** What there is beside products. */
export type Kind = 'category' | 'brand' | 'attribute' | 'sizeChart';

/** What changed, as the read model notes it: products by their numbers, anything else by its kind and what it is known by. */
export type ChangedThings = {
  readonly products: readonly number[];
  readonly kinds: ReadonlySet<Kind>;
  readonly things: readonly { readonly kind: Kind; readonly id: string }[];
};

const pattern = /^(category|brand|attribute|sizeChart) (.+)$/s;

export const thingKey = (kind: Kind, id: number | string): string => `${kind} ${id}`;

export function readThings(keys: readonly string[]): ChangedThings {
  const things = keys.flatMap((key) => {
    const [, kind, id = ''] = pattern.exec(key) ?? [];
    return kind === undefined ? [] : [{ kind: kind as Kind, id }];
  });
  return {
    products: keys.filter((key) => /^\d+$/.test(key)).map(Number),
    kinds: new Set(things.map(({ kind }) => kind)),
    things,
  };
}
