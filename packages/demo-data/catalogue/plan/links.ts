import type { DemoProduct } from '../../model.ts';
import type { Draft } from './drafts.ts';
import { families } from './families.ts';
import { randomOf } from './random.ts';

type Neighbour = {
  readonly sku: string;
  readonly cents: number;
  /** What it is; unknown for a product that was written by hand. */ readonly type?: string;
};
export type Links = { readonly related: readonly string[]; readonly upsell: readonly string[]; readonly crosssell: readonly string[] };

/**
 * What stands beside a product. Related and cross-sell: pieces that are worn with it, of the families that go with its own, never a rival.
 * Upsell: others of its family to choose from instead, the somewhat dearer ones first.
 */
export function createLinks(curated: readonly DemoProduct[], drafts: readonly Draft[]): (draft: Draft) => Links {
  const priceOf = new Map(curated.map(({ sku, prices }) => [sku, prices.at(-1)?.cents ?? 0]));
  const byFamily = new Map<string, readonly Neighbour[]>(
    families.map(({ key, curated: own }) => [
      key,
      [
        ...own.map((sku) => ({ sku, cents: priceOf.get(sku) ?? 0 })),
        ...drafts.filter(({ family }) => family.key === key).map(({ sku, cents, piece }) => ({ sku, cents, type: piece.type.nl })),
      ],
    ]),
  );
  const skusOf = (list: readonly Neighbour[]): readonly string[] => list.map(({ sku }) => sku);
  return (draft) => {
    const random = randomOf(`links/${draft.sku}`);
    const some = (list: readonly Neighbour[], count: number): readonly string[] =>
      list.length === 0 ? [] : skusOf(random.some(list, count));
    const others = (key: string): readonly Neighbour[] => (byFamily.get(key) ?? []).filter(({ sku }) => sku !== draft.sku);
    // A family may go with itself, such as shirt and trousers for boys: then with another kind of thing.
    const fitting = (key: string): readonly Neighbour[] =>
      key === draft.family.key ? others(key).filter(({ type }) => type !== undefined && type !== draft.piece.type.nl) : others(key);
    const dearer = others(draft.family.key).filter(({ cents }) => cents > draft.cents && cents <= draft.cents * 1.6);
    const fits = draft.family.goesWith.slice(0, 4).map((key) => some(fitting(key), 2));
    return {
      related: distinct(fits.flatMap((pair) => pair.slice(0, 1))),
      upsell: distinct([...some(dearer, 3), ...some(others(draft.family.key), 4)]).slice(0, 4),
      crosssell: distinct(fits.flatMap((pair) => pair.slice(1))),
    };
  };
}

const distinct = (skus: readonly string[]): readonly string[] => [...new Set(skus)];
