import type { DemoProduct } from '../../model.ts';
import type { Draft } from './drafts.ts';
import { families } from './families.ts';
import { randomOf } from './random.ts';

type Neighbour = { readonly sku: string; readonly cents: number };
export type Links = { readonly related: readonly string[]; readonly upsell: readonly string[]; readonly crosssell: readonly string[] };

/** What stands beside a product: its family, what is dearer in it, and one piece of each family that goes with it. */
export function createLinks(curated: readonly DemoProduct[], drafts: readonly Draft[]): (draft: Draft) => Links {
  const priceOf = new Map(curated.map(({ sku, prices }) => [sku, prices.at(-1)?.cents ?? 0]));
  const byFamily = new Map<string, readonly Neighbour[]>(
    families.map(({ key, curated: own }) => [
      key,
      [
        ...own.map((sku) => ({ sku, cents: priceOf.get(sku) ?? 0 })),
        ...drafts.filter(({ family }) => family.key === key).map(({ sku, cents }) => ({ sku, cents })),
      ],
    ]),
  );
  const skusOf = (list: readonly Neighbour[]): readonly string[] => list.map(({ sku }) => sku);
  return (draft) => {
    const random = randomOf(`links/${draft.sku}`);
    const some = (list: readonly Neighbour[], count: number): readonly string[] =>
      list.length === 0 ? [] : skusOf(random.some(list, count));
    const others = (key: string): readonly Neighbour[] => (byFamily.get(key) ?? []).filter(({ sku }) => sku !== draft.sku);
    const dearer = others(draft.family.key).filter(({ cents }) => cents > draft.cents && cents <= draft.cents * 1.6);
    return {
      related: some(others(draft.family.key), 4),
      upsell: some(dearer, 2),
      crosssell: [...new Set(draft.family.goesWith.slice(0, 4).flatMap((key) => some(others(key), 1)))],
    };
  };
}
