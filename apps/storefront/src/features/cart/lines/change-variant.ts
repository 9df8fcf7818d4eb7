import { AddToCartDocument, RemoveFromCartDocument, type CartLineItemFragment } from '../../../generated/graphql.ts';
import type { BrowserShopClient } from '../../../lib/graphql/browser-shop-client.ts';
import { refuseProblems } from '../state/cart-problem.ts';
import { changeCart } from '../state/change-cart.ts';
import { linesOf, variantSku } from './line-facts.ts';
import { loadCart } from '../state/load-cart.ts';

/** Takes a line in another size: the new one first, so that nothing is lost when there is none. Says the new line's id. */
export async function changeVariant(shop: BrowserShopClient, line: CartLineItemFragment, sku: string): Promise<string | undefined> {
  const items = [{ sku, parent_sku: line.product.sku, quantity: line.quantity }];
  const { user_errors: problems } = await changeCart(
    shop,
    async (id) => (await shop.mutate(AddToCartDocument, { id, items })).addProductsToCart,
    { isStep: true },
  );
  refuseProblems('ChangeVariant', problems);
  try {
    const remove = async (id: string) => (await shop.mutate(RemoveFromCartDocument, { id, item: line.uid })).removeItemFromCart;
    const { cart } = await changeCart(shop, remove);
    return linesOf(cart).find((other) => variantSku(other) === sku)?.uid;
  } catch (error) {
    // Both are in the cart now: the shopper must see that.
    await loadCart(shop);
    throw error;
  }
}
