import type { Catalogue, ProductRecord } from './catalogue.ts';

/** A product before a change of the catalogue and after it; undefined where it is not there. */
export type ProductChange = { readonly before: ProductRecord | undefined; readonly after: ProductRecord | undefined };

/** What is sorted into what. */
type Source = Pick<Catalogue, 'categories' | 'products'>;

const carriers: ((from: Source, to: Source, changes: readonly ProductChange[]) => void)[] = [];

/**
 * What is computed once for each catalogue, from all of its products. Where only some of them changed, `change` says from these alone what it is
 * from then on; where it says undefined, it is computed again.
 */
export function derived<Given extends Source, Value extends object>(
  compute: (catalogue: Given) => Value,
  change: (before: Value, changes: readonly ProductChange[], after: Source) => Value | undefined,
): (catalogue: Given) => Value {
  const cache = new WeakMap<Source, Value>();
  carriers.push((from, to, changes) => {
    const before = cache.get(from);
    const after = before && change(before, changes, to);
    if (after) cache.set(to, after);
  });
  return (catalogue) => {
    let value = cache.get(catalogue);
    if (!value) cache.set(catalogue, (value = compute(catalogue)));
    return value;
  };
}

/** Gives a catalogue what was derived from the one before. */
export function carryOver(from: Source, to: Source, changes: readonly ProductChange[]): void {
  for (const carry of carriers) carry(from, to, changes);
}
