import type { BrowserShopClient } from '../../../lib/graphql/browser-shop-client.ts';

type CartDesk = { readonly loadCart: (shop: BrowserShopClient) => Promise<unknown> };

/**
 * Finds out which cart is this device's after the last one was ordered or lost: none for a guest, a new one for a customer. Without an
 * answer, or without the code, everything stays as it is: the order stands, and the cart asks again when it is looked at.
 */
export async function settleCart(
  shop: BrowserShopClient,
  loadDesk: () => Promise<CartDesk> = () => import('./cart-desk.ts'),
): Promise<void> {
  await loadDesk()
    .then(({ loadCart }) => loadCart(shop))
    .catch(() => undefined);
}
