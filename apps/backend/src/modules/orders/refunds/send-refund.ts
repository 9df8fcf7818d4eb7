import { PaymentError } from '#modules/payments/index.ts';
import { saveRefund } from '../documents/document-repository.ts';
import { moneyBack } from '../ledger/money-ledger.ts';
import type { Order, OrderRefund } from '../order.ts';
import { queueMail } from '../emails/order-mail.ts';
import type { OrderServices } from '../order-services.ts';
import { methodCode } from '../payment/start-payment.ts';
import { paidItems, paymentOf, returnedItems } from './refund-payment.ts';

/** Stands where the provider's own id would: staff sent the money another way, so the provider's sums do not hold it. */
export const settledByHand = 'settled-by-hand';

/** Whether a refund goes, or went, through the provider. */
export const isAtProvider = ({ providerRefundId, giftCard = null, exchange = null }: OrderRefund): boolean =>
  providerRefundId !== settledByHand && giftCard === null && exchange === null;

/** One of which nobody knows whether the provider has it. */
export const isUnanswered = ({ state, providerRefundId }: OrderRefund): boolean => state === 'requested' && providerRefundId === null;

/**
 * Asks the provider to give money back, once, and writes down what it says; without one staff sends the money. Refused, the refund has
 * failed. Unreachable, nobody knows whether it was done: it stays requested.
 */
export async function sendRefund(services: OrderServices, order: Order, refund: OrderRefund): Promise<void> {
  const { database, payments } = services;
  const attempt = paymentOf(order, refund);
  if (!attempt) return acceptRefund(services, order, refund, 'done', null);
  const code = methodCode(attempt.methodCode);
  const wanted = {
    amount: moneyBack(refund),
    currency: order.currency,
    // By this number a refund is found again at the provider.
    description: `${order.number} ${refund.number}`,
    methodCode: code,
    items: paidItems(order, attempt),
    returned: returnedItems(order, refund),
  };
  try {
    const { refundId } = await payments.providerOf(code).refund(attempt.providerOrderId, wanted);
    await acceptRefund(services, order, refund, 'requested', refundId);
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'refused') await saveRefund(database, refund.number, 'failed', null);
    throw error;
  }
}

/** Writes down that a refund was taken, and tells the customer. */
export async function acceptRefund(
  { database, clock, jobs }: OrderServices,
  { id }: Order,
  { number }: OrderRefund,
  state: OrderRefund['state'],
  refundId: string | null,
): Promise<void> {
  await database.transaction(async (tx) => {
    await saveRefund(tx, number, state, refundId);
    await queueMail(tx, jobs, id, { kind: 'refunded', reference: number }, clock.now());
  });
}
