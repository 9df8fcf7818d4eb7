import type { ProductTileProductFragment } from '../../generated/graphql.ts';
import { present } from '../frame/present.ts';

type Tiles = readonly (ProductTileProductFragment | null)[] | null | undefined;

type Linked = {
  readonly sku?: string | null;
  readonly related_products?: Tiles;
  readonly crosssell_products?: Tiles;
  readonly upsell_products?: Tiles;
};

/** What a page says about other products, each of them once: what is worn with it, and what to take instead. */
export function pageStrips(product: Linked, pieces: readonly string[]) {
  // The pieces of a set or a look stand on its page already.
  const shown = new Set([product.sku ?? '', ...pieces]);
  const fresh = (...lists: readonly Tiles[]): readonly ProductTileProductFragment[] =>
    lists.flatMap(present).filter(({ sku }) => {
      if (!sku || shown.has(sku)) return false;
      shown.add(sku);
      return true;
    });
  const matching = fresh(product.related_products, product.crosssell_products);
  return { matching, instead: fresh(product.upsell_products), shown: [...shown] };
}
