import type { DemoProduct, DemoShop } from '../model.ts';
import type { Edition } from './edition.ts';
import { productIn } from './edition-product.ts';

/** A shop whose own products are the demo shop's; all further ones come in portions, so that memory holds one of them at a time. */
export type ScaledShop = DemoShop & {
  /** Each portion names only products of its own and of the demo shop. Every call starts again and gives the same. */
  readonly furtherProducts: () => Iterable<readonly DemoProduct[]>;
};

type ScaleOptions = {
  /** How many products the shop has in all, variants not counted. */
  readonly products: number;
  readonly seed: number;
  readonly shop: DemoShop;
};

/** As many as 32 bits have ids for. */
const maxEditions = 2_000;

/** The demo shop grown to a number of products, for measuring: same kinds, shares, texts and drawings, other SKUs, names and prices. */
export function scaledShop({ products: count, seed, shop }: ScaleOptions): ScaledShop {
  const own = shop.products;
  const max = own.length * maxEditions;
  if (!Number.isInteger(count) || count < own.length || count > max)
    throw new RangeError(`a scaled shop has ${own.length} to ${max} products, not ${count}`);
  return {
    ...shop,
    furtherProducts: function* () {
      for (let number = 1, left = count - own.length; left > 0; number += 1, left -= own.length) {
        const dealt = deal(own, Math.min(left, own.length));
        const skus = new Set(dealt.map(({ sku }) => sku));
        const edition: Edition = { number, seed, has: (sku) => skus.has(sku) };
        yield dealt.map((product) => productIn(edition, product));
      }
    },
  };
}

/** Spread evenly over the list, so that a part of it has the shares of the whole. */
function deal<T>(list: readonly T[], count: number): readonly T[] {
  const taken = (index: number): number => Math.floor((index * count) / list.length);
  return list.filter((_, index) => taken(index + 1) > taken(index));
}
