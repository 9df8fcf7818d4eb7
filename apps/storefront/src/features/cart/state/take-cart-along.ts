import type { BrowserShopClient } from '../../../lib/graphql/browser-shop-client.ts';

/** After a login or a registration: the customer's cart with what the guest had, its id stored before anything else happens. */
export async function takeCartAlong(shop: BrowserShopClient): Promise<void> {
  await (await import('./cart-desk.ts')).adoptCart(shop);
}
