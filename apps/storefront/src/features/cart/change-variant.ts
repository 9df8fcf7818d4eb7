import { AddToCartDocument, RemoveFromCartDocument, type CartLineItemFragment } from '../../generated/graphql.ts';
import type { BrowserShopClient } from '../../lib/graphql/browser-shop-client.ts';
import { refuseProblems } from './cart-problem.ts';
import { changeCart } from './change-cart.ts';
import { variantSku } from './line-facts.ts';

/** Takes a line in another size: the new one first, so that nothing is lost when there is none. Says the new line's id. */
export async function changeVariant(shop: BrowserShopClient, line: CartLineItemFragment, sku: string): Promise<string | undefined> {
  const items = [{ sku, parent_sku: line.product.sku, quantity: line.quantity }];
  const { user_errors: problems } = await changeCart(
    shop,
    async (id) => (await shop.mutate(AddToCartDocument, { id, items })).addProductsToCart,
  );
  refuseProblems('ChangeVariant', problems);
  const { cart } = await changeCart(
    shop,
    async (id) => (await shop.mutate(RemoveFromCartDocument, { id, item: line.uid })).removeItemFromCart,
  );
  return cart.itemsV2?.items.find((other) => other !== null && variantSku(other) === sku)?.uid;
}
