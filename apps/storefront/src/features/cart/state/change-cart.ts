import { CreateCartDocument, type CartContentFragment } from '../../../generated/graphql.ts';
import type { BrowserShopClient } from '../../../lib/graphql/browser-shop-client.ts';
import { ShopApiError } from '../../../lib/graphql/shop-api-error.ts';
import { deviceValues } from '../../../lib/session/storage.ts';
import { announceCart } from './cart-signal.ts';
import { cartStore } from './cart-store.ts';
import { isGone } from './is-gone.ts';
import { customersCartId, loadCart } from './load-cart.ts';

type WithCart = { readonly cart: CartContentFragment | null };
type Call<Output extends WithCart> = (cartId: string) => Promise<Output | null | undefined>;

export type ChangeOptions = {
  /** The first product of a guest makes the cart. */
  readonly mayStart?: boolean;
  /** Another change follows at once: the cart in between is not worth showing. */
  readonly isStep?: boolean;
};

let queue: Promise<unknown> = Promise.resolve();

/**
 * Changes the cart, one change after the other, and shows the cart the shop answers with. A cart that turns out to be
 * gone, or a guest's after a login, is replaced and the change made there.
 */
export function changeCart<Output extends WithCart>(
  shop: BrowserShopClient,
  call: Call<Output>,
  options: ChangeOptions = {},
): Promise<Output> {
  const turn = queue.then(() => change(shop, call, options));
  queue = turn.catch(() => undefined);
  return turn;
}

async function change<Output extends WithCart>(shop: BrowserShopClient, call: Call<Output>, options: ChangeOptions): Promise<Output> {
  const id = await cartIdFor(shop, options);
  try {
    return take(await call(id), options);
  } catch (error) {
    if (!isGone(error)) throw error;
    await loadCart(shop);
    // The cart is there and ours: what was asked for is not.
    if (deviceValues.get('cartId') === id) throw error;
    return take(await call(await cartIdFor(shop, options)), options);
  }
}

function take<Output extends WithCart>(output: Output | null | undefined, { isStep = false }: ChangeOptions): Output {
  if (!output?.cart) throw new ShopApiError('internal', 'No cart in the answer', { operation: 'ChangeCart' });
  if (isStep) return output;
  cartStore.show(output.cart);
  announceCart();
  return output;
}

async function cartIdFor(shop: BrowserShopClient, { mayStart = false }: ChangeOptions): Promise<string> {
  if (deviceValues.get('customerToken') !== undefined) return customersCartId();
  const known = deviceValues.get('cartId');
  if (known !== undefined) return known;
  if (!mayStart) throw new ShopApiError('no-such-entity', "The cart isn't active.", { operation: 'ChangeCart' });
  const { createEmptyCart } = await shop.mutate(CreateCartDocument);
  if (!createEmptyCart) throw new ShopApiError('internal', 'No cart', { operation: 'CreateCart' });
  deviceValues.set('cartId', createEmptyCart);
  return createEmptyCart;
}
