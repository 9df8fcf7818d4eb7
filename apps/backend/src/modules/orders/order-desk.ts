import { inputError, notFound } from '#kernel/errors.ts';
import { cancelOrder } from './fulfilment/cancel-order.ts';
import { cancelPart } from './fulfilment/cancel-part.ts';
import { newestOrders } from './api/list-orders.ts';
import type { Order, OrderDocumentLine, OrderRefund } from './order.ts';
import { resendMail, type OrderMailKind } from './emails/order-mail.ts';
import { findOrder, lockOrder } from './order-repository.ts';
import { undisputed } from './payment/disputed.ts';
import type { OrderServices } from './order-services.ts';
import { refundOrder, type RefundWish } from './refunds/refund-order.ts';
import { announcePickup, confirmTransfer, shipOrder, type ShipWish } from './fulfilment/ship-order.ts';
import { sendRefundAgain, settleRefund } from './refunds/unanswered-refund.ts';

/** What staff does with orders, each named by its number. */
export type OrderDesk = {
  list(status?: string): Promise<readonly Order[]>;
  show(number: string): Promise<Order>;
  ship(number: string, wish: ShipWish): Promise<Order>;
  ready(number: string): Promise<void>;
  /** Money of a bank transfer arrived. */
  paid(number: string): Promise<Order>;
  cancel(number: string, reason: string): Promise<Order>;
  /** Some pieces of an order on account that have not left. */
  cancelPieces(number: string, lines: readonly OrderDocumentLine[], reason: string): Promise<Order>;
  refund(number: string, wish: RefundWish | 'everything', reason: string): Promise<OrderRefund>;
  /** For a refund that the provider never took. */
  refundAgain(number: string, refundNumber: string): Promise<void>;
  /** The same, when its money went back another way. */
  refundSettled(number: string, refundNumber: string, reason: string): Promise<void>;
  /** A mail that went out before goes out once more. */
  resend(number: string, kind: OrderMailKind): Promise<void>;
};

export function openOrderDesk(services: OrderServices): OrderDesk {
  const { database, jobs, clock, inventory } = services;
  const show = async (number: string): Promise<Order> => {
    const found = await findOrder(database, { number });
    if (!found) throw notFound(`There is no order ${number}.`);
    return found.order;
  };
  return {
    list: (status) => newestOrders(database, { status, limit: 50 }),
    show,
    ship: async (number, wish) => shipOrder(services, (await show(number)).id, wish),
    ready: async (number) => announcePickup(services, (await show(number)).id),
    paid: async (number) => confirmTransfer(services, (await show(number)).id),
    cancel: async (number, reason) => {
      const canceled = await cancelOrder(services, (await show(number)).id, { by: 'staff', reason });
      if (canceled === 'refused') throw inputError(`Order ${number} cannot be canceled: it is shipped, or paid and not refunded.`);
      return canceled;
    },
    cancelPieces: async (number, lines, reason) => {
      const { id } = await show(number);
      await database.transaction(async (tx) =>
        cancelPart(tx, services, await lockOrder(tx, id), { lines, reason, by: 'staff', now: clock.now() }),
      );
      await inventory.refresh();
      return show(number);
    },
    refund: async (number, wish, reason) => refundOrder(services, undisputed(await show(number)).id, wish, reason),
    refundAgain: async (number, refundNumber) => sendRefundAgain(services, await show(number), refundNumber),
    refundSettled: async (number, refundNumber, reason) => settleRefund(services, await show(number), refundNumber, reason),
    resend: async (number, kind) => {
      const { id } = await show(number);
      const isResent = await database.transaction((tx) => resendMail(tx, jobs, id, kind));
      if (!isResent) throw notFound(`Order ${number} never had the mail ${kind}.`);
    },
  };
}
