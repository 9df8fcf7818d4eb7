import { LoadCartDocument } from '../../../generated/graphql.ts';
import type { BrowserShopClient } from '../../../lib/graphql/browser-shop-client.ts';
import { ShopApiError } from '../../../lib/graphql/shop-api-error.ts';
import { isSessionLost } from '../../../lib/notices/is-session-lost.ts';
import { deviceValues } from '../../../lib/session/storage.ts';
import { adoptCart } from './adopt-cart.ts';
import { cartStore } from './cart-store.ts';
import { isGone, sessionWithoutCart } from './is-gone.ts';

let loading: Promise<void> | undefined;

const isCustomer = (): boolean => deviceValues.get('customerToken') !== undefined;

/** Another tab may just be logging in: its cart follows its token. */
const grace = 3000;

/** The id of the customer's cart; a session that has none is broken. */
export function customersCartId(wait = grace): Promise<string> {
  const known = deviceValues.get('cartId');
  if (known !== undefined) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      stop();
    };
    const stop = deviceValues.subscribe(() => {
      const id = deviceValues.get('cartId');
      if (id === undefined) return;
      end();
      resolve(id);
    });
    const timer = setTimeout(() => {
      end();
      reject(sessionWithoutCart());
    }, wait);
  });
}

async function load(shop: BrowserShopClient): Promise<void> {
  if (!isCustomer() && deviceValues.get('cartId') === undefined) return cartStore.showNone();
  const id = isCustomer() ? await customersCartId() : (deviceValues.get('cartId') ?? '');
  try {
    const { cart } = await shop.query(LoadCartDocument, { id });
    if (!cart) throw new ShopApiError('no-such-entity', 'No cart', { operation: 'LoadCart' });
    // Another tab may have changed the cart for another while the answer was on its way.
    if (deviceValues.get('cartId') === id) cartStore.show(cart);
  } catch (error) {
    await settle(shop, id, error);
  }
}

/** Only what the shop says about the cart clears it; no answer leaves everything as it is. */
async function settle(shop: BrowserShopClient, id: string, error: unknown): Promise<void> {
  if (deviceValues.get('cartId') !== id) return;
  if (isGone(error)) {
    if (isCustomer()) return adoptCart(shop);
    deviceValues.remove('cartId');
    return cartStore.showNone();
  }
  cartStore.showLastSeen(id);
  if (isCustomer() && error instanceof ShopApiError && isSessionLost(error)) throw error;
}

/** Asks the shop for the cart of this device. Rejects only when the login is lost. */
export function loadCart(shop: BrowserShopClient): Promise<void> {
  loading ??= load(shop).finally(() => (loading = undefined));
  return loading;
}
