import type { TierPricesProductFragment, TierPricesQuery } from '../../../generated/graphql.ts';

type Tier = { readonly quantity: number; readonly price: number };
export type TiersBySku = ReadonlyMap<string, readonly Tier[]>;
type Items = NonNullable<TierPricesQuery['products']>['items'];

const tiersOf = ({ price_tiers: tiers }: TierPricesProductFragment): readonly Tier[] =>
  (tiers ?? []).flatMap((tier) =>
    tier?.quantity && tier.final_price?.value ? [{ quantity: tier.quantity, price: tier.final_price.value }] : [],
  );

/** The prices by number of a product and of each of its variants. */
export function tiersBySku(items: Items | undefined): TiersBySku {
  const products = (items ?? []).flatMap((item): readonly (TierPricesProductFragment | null | undefined)[] =>
    item?.__typename === 'ConfigurableProduct' ? [item, ...(item.variants ?? []).map((variant) => variant?.product)] : [item],
  );
  return new Map(products.flatMap((product) => (product?.sku ? [[product.sku, tiersOf(product)] as const] : [])));
}
