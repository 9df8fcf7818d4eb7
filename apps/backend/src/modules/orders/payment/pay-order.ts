import type { Tx } from '#kernel/database/database.ts';
import { inputError, type ShopError } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import { moveOrder } from '../fulfilment/move-order.ts';
import type { Order } from '../order.ts';
import { isMailed } from '../emails/order-mail.ts';
import type { StoredOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { cancelAtProvider, isOpen } from './provider-calls.ts';
import { restoreCart, type CartRestorer } from '../api/restore-cart.ts';
import { tryPayment } from './try-payment.ts';
import { orderMessages } from '../api/messages.ts';

/** What a placed order leads to: the page where it is paid, if any. */
export type Paying = { readonly order: Order; readonly redirectUrl: string | null };

/**
 * Goes on where the placement stopped: starts the payment that was planned, or answers with the one that was started. When the
 * provider cannot take it the order is ended and the shopper gets the cart back.
 */
export async function payOrder(services: OrderServices & CartRestorer, order: Order, context: RequestContext): Promise<Paying> {
  if (order.status === 'canceled') throw await notPlaced(services, order, context);
  const attempt = order.attempts.at(-1);
  if (!attempt || !isOpen(attempt) || order.status !== 'pending_payment') return { order, redirectUrl: null };
  if (attempt.redirectUrl !== null) return { order, redirectUrl: attempt.redirectUrl };
  const tried = await tryPayment(services, order, attempt, { ip: context.ip }, (tx, stored) => compensate(tx, services, stored));
  if (tried !== 'failed') return { order, redirectUrl: tried.redirectUrl };
  await services.inventory.refresh();
  cancelAtProvider(services, attempt);
  throw await notPlaced(services, order, context);
}

/** Ends an order whose payment could not be started; a payment that got through after all ends as a late one does. */
async function compensate(tx: Tx, services: OrderServices, stored: StoredOrder): Promise<void> {
  const { order } = stored;
  if (order.status !== 'pending_payment') return;
  // Who has not been told that the order was placed need not be told that it was not.
  const isSilent = !(await isMailed(tx, order.id, 'confirmation'));
  const now = services.clock.now();
  await moveOrder(tx, services, stored, 'canceled', { by: 'provider', now, isSilent, message: 'The payment could not be started.' });
}

/** SPEC-8, with the cart the shopper goes on with. */
async function notPlaced(services: OrderServices & CartRestorer, order: Order, context: RequestContext): Promise<ShopError> {
  const restored = await restoreCart(services, order, context).catch((error: unknown) => {
    services.logger.error('order.cart-not-restored', { requestId: context.requestId, order: order.number, error });
  });
  return inputError(orderMessages[context.store.language].notPlaced, {
    error_code: 'UNABLE_TO_PLACE_ORDER',
    ...(restored ? { restored_cart_id: restored.source.state.cart.maskedId } : {}),
  });
}
