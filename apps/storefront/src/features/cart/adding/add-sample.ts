import { AddSampleDocument } from '../../../generated/graphql.ts';
import type { BrowserShopClient } from '../../../lib/graphql/browser-shop-client.ts';
import { refuseProblems } from '../state/cart-problem.ts';
import { changeCart } from '../state/change-cart.ts';

/** Puts the fabric sample of a product into the cart: once each, at most five. */
export async function addSample(shop: BrowserShopClient, sku: string): Promise<void> {
  const { user_errors: problems } = await changeCart(
    shop,
    async (id) => (await shop.mutate(AddSampleDocument, { id, sku })).addSampleProductToCart,
    { mayStart: true },
  );
  refuseProblems('AddSample', problems);
}
