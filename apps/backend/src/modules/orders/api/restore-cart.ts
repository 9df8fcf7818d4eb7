import { inputError } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import { isNobodys, type CartSource, type Carts, type FillError, type FillItem } from '#modules/cart/index.ts';
import { moveOrder } from '../fulfilment/move-order.ts';
import type { Order, OrderAddress, OrderLine } from '../order.ts';
import { lockOrder, saveOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { cancelAtProvider, isOpen } from '../payment/provider-calls.ts';
import { orderMessages } from './messages.ts';

/** The cart, and which lines are not in it as they were ordered. */
export type Restored = { readonly source: CartSource; readonly errors: readonly FillError[] };

export type CartRestorer = { readonly carts: Carts };

/** A line of an order as somebody asks for it again. */
export const wantedAgain = ({ sku, parentSku, quantity, parts, isSample }: OrderLine): FillItem => ({
  sku,
  quantity,
  isSample,
  orFewer: true,
  ...(parentSku === null ? {} : { parentSku }),
  ...(parts.length > 0
    ? { parts: parts.map(({ optionId, selectionId, quantity: each }) => ({ optionId, selectionId, quantity: each })) }
    : {}),
});

/**
 * The lines of an unpaid order in the customer's cart, in the guest's cart that is named, or in a new one. The order ends with it, so that
 * its own holding does not keep the last piece from the shopper. Asked again it is the same cart; a paid order gives none (R073).
 */
export async function restoreCart(
  services: OrderServices & CartRestorer,
  order: Order,
  context: RequestContext,
  ownId?: string,
): Promise<Restored> {
  const { carts, ids } = services;
  const guestId = (ownId === undefined ? undefined : await carts.guestCart(ownId)) ?? ids.masked();
  const { isMine, cartId } = await claim(services, order, context, guestId);
  if (context.customerId !== undefined && !isMine) return { source: await carts.openOwn(context.customerId, context), errors: [] };
  const { source, errors } = await carts.fill(order.lines.map(wantedAgain), context, { guestId: cartId, orderId: order.id });
  return { source: isMine ? await copyDetails(carts, source, order, context) : source, errors };
}

/** Ends the order and notes which cart it goes on in; of two calls at once one is the first. */
async function claim(services: OrderServices & CartRestorer, order: Order, context: RequestContext, guestId: string) {
  const { database, clock, inventory } = services;
  const claimed = await database.transaction(async (tx) => {
    const stored = await lockOrder(tx, order.id);
    const now = clock.now();
    if (stored.restoredCart !== null) return { isMine: false, cartId: stored.restoredCart };
    const { status, paidAt } = stored.order;
    if ((status !== 'pending_payment' && status !== 'canceled') || paidAt !== null) {
      throw inputError(orderMessages[context.store.language].notRestorable);
    }
    if (status === 'pending_payment') {
      await moveOrder(tx, services, stored, 'canceled', {
        by: 'shopper',
        now,
        isSilent: true,
        message: 'The shopper went back to the cart.',
      });
    }
    await saveOrder(tx, order.id, { restoredCart: guestId }, now);
    return { isMine: true, cartId: guestId };
  });
  if (claimed.isMine) {
    await inventory.refresh();
    for (const attempt of order.attempts.filter(isOpen)) cancelAtProvider(services, attempt);
  }
  return claimed;
}

/** What the shopper had filled in already; a guest's cart in which something is filled in by now keeps that. */
async function copyDetails(carts: Carts, source: CartSource, order: Order, context: RequestContext): Promise<CartSource> {
  // Who has the secret of an order may be another customer: their cart gets its goods, and nothing of who ordered them (decision 021).
  const isSamePerson = context.customerId === undefined ? isNobodys(source.state.cart.document) : context.customerId === order.customerId;
  const { source: filled } = await carts.change(source.state.cart.maskedId, context, (document) => ({
    document: {
      ...document,
      ...(order.coupon ? { couponKey: order.coupon.code.toUpperCase() } : {}),
      ...(isSamePerson ? personOf(order, context) : {}),
    },
    result: undefined,
  }));
  return carts.open(filled.state.cart.maskedId, context);
}

function personOf({ shippingAddress, billingAddress, shippingMethod, pickup, customerNote, email }: Order, context: RequestContext) {
  const address = ({ ...fields }: OrderAddress) => fields;
  return {
    ...(context.customerId === undefined ? { email } : {}),
    ...(shippingAddress ? { shippingAddress: address(shippingAddress) } : {}),
    billingAddress: address(billingAddress),
    ...(pickup ? { pickupLocationCode: pickup.code } : {}),
    ...(shippingMethod ? { shippingMethod: { carrierCode: shippingMethod.carrierCode, methodCode: shippingMethod.methodCode } } : {}),
    ...(customerNote === null ? {} : { comment: customerNote }),
  };
}
