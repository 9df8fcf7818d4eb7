import { inputError } from '#kernel/errors.ts';
import { insertShipment, nextNumber } from '../documents/document-repository.ts';
import { issueInvoice } from '../documents/issue-invoice.ts';
import { pieceLedger } from '../ledger/piece-ledger.ts';
import { moveOrder } from './move-order.ts';
import type { Order, OrderShipment } from '../order.ts';
import { queueMail } from '../emails/order-mail.ts';
import { findOrder, insertEvent, lockOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { methodCode } from '../payment/start-payment.ts';

/** How long a business may take to pay on account (LAW-22). */
const dueInDays = 14;

export type ShipWish = { readonly tracking?: { readonly number: string; readonly url?: string | undefined } | undefined };

/** Sends an order off, or hands it over in its branch: shipment, invoice where it is still open, mail, and the provider is told. */
export async function shipOrder(services: OrderServices, id: number, { tracking }: ShipWish): Promise<Order> {
  const { database, clock, jobs, inventory } = services;
  const shipped = await database.transaction(async (tx) => {
    const stored = await lockOrder(tx, id);
    const { order } = stored;
    const now = clock.now();
    const isHandedOver = order.status === 'pending' && order.pickup !== null;
    if (order.status !== 'processing' && !isHandedOver) throw inputError(`Order ${order.number} is ${order.status} and cannot be shipped.`);
    const shipment: OrderShipment = {
      number: await nextNumber(tx, 'shipment'),
      shippedAt: now,
      lines: pieceLedger(order).map(({ lineId, open }) => ({ lineId, quantity: open })),
      tracking:
        tracking && order.shippingMethod
          ? [
              {
                carrierCode: order.shippingMethod.carrierCode,
                title: order.shippingMethod.carrierTitle,
                number: tracking.number,
                url: tracking.url ?? null,
              },
            ]
          : [],
    };
    await insertShipment(tx, id, shipment);
    // Paid at the till when it is handed over.
    const change = isHandedOver ? { paidAt: now, holdEndsAt: null } : {};
    if ((await moveOrder(tx, services, stored, 'complete', { by: 'staff', now, change })) !== 'moved') {
      throw inputError(`Order ${order.number} cannot be completed: its pieces are not there.`);
    }
    const isOnAccount = !isHandedOver && order.paidAt === null;
    await issueInvoice(tx, order, now, { isSupplied: true, dueInDays: isOnAccount ? dueInDays : undefined });
    // Whoever collects it stands in the branch; only an invoice that is still to be paid goes after them.
    if (order.pickup === null || isOnAccount) await queueMail(tx, jobs, id, { kind: 'shipped', reference: shipment.number }, now);
    return shipment;
  });
  await inventory.refresh();
  const order = (await findOrder(database, { id }))?.order;
  if (!order) throw inputError('The order does not exist.');
  await tellProvider(services, order, shipped);
  return order;
}

/** Credit is only paid out for what was sent; a provider that does not hear keeps the payment as it is. */
async function tellProvider({ payments, logger }: OrderServices, order: Order, shipment: OrderShipment): Promise<void> {
  const attempt = order.attempts.find(({ state }) => state === 'paid');
  if (!attempt) return;
  const [parcel] = shipment.tracking;
  const [invoice] = order.invoices;
  try {
    await payments.providerOf(methodCode(attempt.methodCode)).update(attempt.providerOrderId, {
      status: 'shipped',
      carrier: order.shippingMethod?.carrierTitle ?? '',
      shippedAt: shipment.shippedAt,
      ...(parcel ? { trackingCode: parcel.number } : {}),
      ...(parcel?.url ? { trackingUrl: parcel.url } : {}),
      ...(invoice ? { invoiceNumber: invoice.number } : {}),
    });
  } catch (error) {
    logger.warn('payment.shipped-not-told', { order: attempt.providerOrderId, error });
  }
}

/** Tells who ordered for pickup that everything lies ready. */
export async function announcePickup({ database, clock, jobs }: OrderServices, id: number): Promise<void> {
  await database.transaction(async (tx) => {
    const { order } = await lockOrder(tx, id);
    if (!order.pickup || !['pending', 'processing'].includes(order.status))
      throw inputError(`Order ${order.number} is not waiting to be collected.`);
    await insertEvent(tx, id, { at: clock.now(), status: order.status, by: 'staff', message: 'Ready for pickup', isVisible: false });
    await queueMail(tx, jobs, id, { kind: 'ready-for-pickup' }, clock.now());
  });
}

/** Money of a bank transfer arrived, or a person looked at a payment and found it good. */
export async function confirmTransfer(services: OrderServices, id: number): Promise<Order> {
  const { database, clock, inventory } = services;
  await database.transaction(async (tx) => {
    const stored = await lockOrder(tx, id);
    const { order } = stored;
    if (order.status === 'processing' || order.status === 'complete') return;
    const now = clock.now();
    const change = { paidAt: order.paidAt ?? now, holdEndsAt: null };
    const moved = await moveOrder(tx, services, stored, 'processing', { by: 'staff', now, change });
    if (moved === 'no-stock') throw inputError(`The pieces of order ${order.number} were given away meanwhile.`);
    if (moved === 'refused') throw inputError(`Order ${order.number} is ${order.status} and cannot be paid.`);
  });
  await inventory.refresh();
  const found = await findOrder(database, { id });
  if (!found) throw inputError('The order does not exist.');
  return found.order;
}
