import type { DemoProduct, DemoVariant } from '../model.ts';
import { products } from '../catalogue/products.ts';

/** A thing that can be put in a cart: a simple product, a variant with its parent, or a bundle. */
export type Sellable = { readonly product: DemoProduct; readonly variant?: DemoVariant };

const bySku = new Map<string, Sellable>(
  products.flatMap((product): [string, Sellable][] =>
    product.type === 'configurable'
      ? product.variants.map((variant) => [variant.sku, { product, variant }])
      : product.type === 'grouped'
        ? []
        : [[product.sku, { product }]],
  ),
);

export function sellable(sku: string): Sellable {
  const found = bySku.get(sku);
  if (!found) throw new Error(`${sku} cannot be sold`);
  return found;
}

/** What a product cost on a day of the past: the price on the tag, and the reduced one where a reduction ran. */
export function pricesOn({ product, variant }: Sellable, daysAgo: number): { readonly regularCents: number; readonly cents: number } {
  // Later than its own day: prices begin at the hour of seeding, orders at any hour.
  const regular = product.prices.findLast(({ fromDaysAgo }) => fromDaysAgo > daysAgo);
  if (!regular) throw new Error(`${product.sku} had no price ${daysAgo} days ago`);
  const extra = variant?.extraCents ?? 0;
  const isReduced = product.special !== undefined && product.special.fromDaysAgo > daysAgo;
  return { regularCents: regular.cents + extra, cents: (isReduced && product.special ? product.special.cents : regular.cents) + extra };
}

/** The tier an approved business reaches with a quantity, in percent off. */
export const tierPercent = ({ product }: Sellable, quantity: number): number =>
  Math.max(0, ...product.tierPrices.filter((tier) => tier.quantity <= quantity).map(({ percentOff }) => percentOff));
