import type { Tx } from '#kernel/database/database.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { PaymentError } from '#modules/payments/index.ts';
import type { Order } from '../order.ts';
import { findOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { methodCode } from '../payment/start-payment.ts';
import { paidAttempt } from '../refunds/refund-payment.ts';

const queue = 'tell-shipped';
type TellJob = { readonly orderId: number; readonly shipment: string };

/** The provider hears of a shipment when the caller's transaction commits, whoever dies after that. */
export async function queueTelling(tx: Tx, jobs: Jobs, order: Order, shipment: string): Promise<void> {
  if (paidAttempt(order)) await jobs.enqueue(tx, queue, { orderId: order.id, shipment } satisfies TellJob);
}

/** Credit is only paid out for what was sent; a provider that does not hear keeps the payment as it is. */
export function registerTelling(services: OrderServices): void {
  services.jobs.register<TellJob>({ name: queue, handle: ({ data }) => tell(services, data) });
}

async function tell({ database, payments, logger }: OrderServices, { orderId, shipment: number }: TellJob): Promise<void> {
  const order = (await findOrder(database, { id: orderId }))?.order;
  const shipment = order?.shipments.find((one) => one.number === number);
  const attempt = order && paidAttempt(order);
  if (!order || !attempt || !shipment?.shippedAt) return;
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
    if (!(error instanceof PaymentError) || error.kind !== 'refused') throw error;
    logger.warn('payment.shipped-not-told', { order: attempt.providerOrderId, error });
  }
}
