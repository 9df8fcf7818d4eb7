import { LoadCheckoutDocument, OrderCartDocument, type CheckoutCartFragment } from '../../../generated/graphql.ts';
import type { BrowserShopClient } from '../../../lib/graphql/browser-shop-client.ts';
import { ShopApiError } from '../../../lib/graphql/shop-api-error.ts';
import { chosenMethod, linesOf } from '../cart-facts.ts';
import type { PaymentChoice } from '../payment/payment-values.ts';

export type Placed = { readonly number: string; readonly hash: string; readonly redirectUrl: string | undefined };

/** The cart is not the one on the screen any more: it has to be looked at first. */
export class CartChanged extends Error {
  readonly cart: CheckoutCartFragment;
  /** What somebody else bought meanwhile, by name (R006). */
  readonly soldOut: readonly string[];
  readonly isTotalOther: boolean;

  constructor(cart: CheckoutCartFragment, shown: CheckoutCartFragment) {
    super('The cart has changed');
    this.cart = cart;
    this.soldOut = soldOutSince(shown, cart);
    this.isTotalOther = totalOf(cart) !== totalOf(shown);
  }
}

/** The names of lines that could be had on the screen and cannot any more. */
export function soldOutSince(shown: CheckoutCartFragment, current: CheckoutCartFragment): readonly string[] {
  const could = new Set(linesOf(shown).flatMap(({ uid, is_available: isAvailable }) => (isAvailable ? [uid] : [])));
  return linesOf(current).flatMap(({ uid, is_available: isAvailable, product }) =>
    !isAvailable && could.has(uid) ? [product.name ?? ''] : [],
  );
}

const totalOf = ({ prices }: CheckoutCartFragment): number | null | undefined => prices?.grand_total?.value;

/** All that stands above the button and is on the cart: amounts, lines, who pays, where it goes, how and when, and the word to the shop. */
function shownTo(cart: CheckoutCartFragment): string {
  const { prices, billing_address: billing, shipping_addresses: addresses, email, comment } = cart;
  const lines = linesOf(cart).map((line) => [line.uid, line.quantity, line.is_available]);
  // Ways that were not chosen may come and go.
  const deliveries = addresses.map((address) => address && { ...address, available_shipping_methods: undefined });
  return JSON.stringify([prices, lines, billing, deliveries, chosenMethod(cart)?.delivery_dates, email, comment]);
}

/**
 * Orders what is on the screen and nothing else: what another tab or the shop has changed meanwhile is shown first. Sent twice it is
 * one order (the shop answers with the same).
 */
export async function placeOrder(shop: BrowserShopClient, shown: CheckoutCartFragment, payment: PaymentChoice): Promise<Placed> {
  const current = await shop.query(LoadCheckoutDocument, { id: shown.id }).catch((error: unknown) => {
    // Ordered already by a click whose answer was lost: the order itself says so.
    if (error instanceof ShopApiError && error.category === 'no-such-entity') return undefined;
    throw error;
  });
  if (current?.cart && shownTo(current.cart) !== shownTo(shown)) throw new CartChanged(current.cart, shown);
  const account = payment.password === undefined ? {} : { create_account: true, password: payment.password };
  const { setPaymentMethod } = await shop.mutate(OrderCartDocument, {
    input: { cart_id: shown.id, payment_method: payment.input, ...account },
  });
  const order = setPaymentMethod?.order;
  if (!order) throw new ShopApiError('internal', 'No order in the answer', { operation: 'OrderCart' });
  return { number: order.number, hash: order.hash, redirectUrl: setPaymentMethod.redirect_url ?? undefined };
}
