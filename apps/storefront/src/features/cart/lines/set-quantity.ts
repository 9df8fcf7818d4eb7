import { UpdateCartDocument } from '../../../generated/graphql.ts';
import type { BrowserShopClient } from '../../../lib/graphql/browser-shop-client.ts';
import { refuseProblems } from '../state/cart-problem.ts';
import { cartStore } from '../state/cart-store.ts';
import { changeCart } from '../state/change-cart.ts';

let sending: Promise<void> | undefined;

/** Everything wanted so far in one call; what was clicked meanwhile goes with the next, also after a refusal, which is told at the end. */
async function send(shop: BrowserShopClient): Promise<void> {
  let failure: { readonly error: unknown } | undefined;
  for (let sent = cartStore.snapshot().wanted; Object.keys(sent).length > 0; sent = cartStore.snapshot().wanted) {
    const items = Object.entries(sent).map(([uid, quantity]) => ({ cart_item_uid: uid, quantity }));
    try {
      const { errors } = await changeCart(shop, async (id) => (await shop.mutate(UpdateCartDocument, { id, items })).updateCartItems);
      refuseProblems('UpdateCart', errors);
    } catch (error) {
      failure ??= { error };
    } finally {
      cartStore.settle(sent);
    }
  }
  if (failure) throw failure.error;
}

/** Changes how many of a line: shown at once, taken back when the shop refuses. 0 removes the line. */
export function setQuantity(shop: BrowserShopClient, uid: string, quantity: number): Promise<void> {
  cartStore.want(uid, quantity);
  sending ??= send(shop).finally(() => (sending = undefined));
  return sending;
}

/** When every quantity wanted so far has arrived, or will not: what builds on a line must not overtake its removal. */
export const quantitiesSent = async (): Promise<void> => {
  await sending?.catch(() => undefined);
};
