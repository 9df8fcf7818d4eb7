import { PermanentJobError } from '#kernel/jobs.ts';
import { PaymentError } from '#modules/payments/index.ts';
import { applyPayment } from '../payment/apply-payment.ts';
import { moneyBack, refundsBy } from '../ledger/money-ledger.ts';
import type { Order, OrderRefund } from '../order.ts';
import { queueMail } from '../emails/order-mail.ts';
import { findOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { paymentOf } from './refund-payment.ts';
import { refundQueue, type RefundJob } from './refund-queue.ts';
import { acceptRefund, isAtProvider, isUnanswered, sendRefund } from './send-refund.ts';
import { methodCode } from '../payment/start-payment.ts';

const minute = 60;
const hour = 60 * minute;
const retryDelays = [5 * minute, 15 * minute, hour, 4 * hour, 12 * hour, 24 * hour];
/** Sends refunds again that the provider did not take; staff hears of one after the last try. */
export function registerRefunds(services: OrderServices): void {
  services.jobs.register<RefundJob>({
    name: refundQueue,
    retryDelays,
    handle: async ({ data, attempt }) => {
      try {
        await repeatRefund(services, data);
      } catch (error) {
        const isRefused = error instanceof PaymentError && error.kind === 'refused';
        if (isRefused || attempt > retryDelays.length) await tellStaff(services, data);
        throw isRefused ? new PermanentJobError('the provider refuses the refund', { cause: error }) : error;
      }
    },
  });
}

/** The provider is asked first: money whose answer was lost is not sent twice. */
async function repeatRefund(services: OrderServices, job: RefundJob): Promise<void> {
  const seen = await openRefund(services, job);
  const attempt = seen && paymentOf(seen.order, seen.refund);
  if (!seen || !attempt) return;
  const state = await services.payments.providerOf(methodCode(attempt.methodCode)).getOrder(attempt.providerOrderId);
  if (!state) throw new PaymentError('unreachable', 'the provider does not know the payment');
  await applyPayment(services, state);
  const open = await openRefund(services, job);
  if (!open) return;
  const taken = state.returned.find(({ description }) => description.includes(job.number));
  if (taken) return acceptRefund(services, open.order, open.refund, 'requested', taken.id);
  // An amount can only be told apart from ours when all of ours are settled.
  const same = refundsBy(open.order, attempt);
  const settled = sum(same.filter((refund) => refund.state === 'done' && isAtProvider(refund)));
  if (same.some(isUnconfirmed) || state.refunded !== settled) {
    throw new PaymentError('unreachable', 'the provider gives back another amount than the shop knows of');
  }
  await sendRefund(services, open.order, open.refund);
}

const sum = (refunds: readonly OrderRefund[]): number => refunds.reduce((all, refund) => all + moneyBack(refund), 0);
const isUnconfirmed = ({ state, providerRefundId }: OrderRefund): boolean => state === 'requested' && providerRefundId !== null;

/** A refund of which nobody knows whether it was taken. */
async function openRefund(
  { database }: OrderServices,
  { orderId, number }: RefundJob,
): Promise<{ readonly order: Order; readonly refund: OrderRefund } | undefined> {
  const order = (await findOrder(database, { id: orderId }))?.order;
  const refund = order?.refunds.find((one) => one.number === number);
  return order && refund && isUnanswered(refund) ? { order, refund } : undefined;
}

async function tellStaff({ database, clock, jobs }: OrderServices, { orderId, number, askedAt }: RefundJob): Promise<void> {
  // A mail goes out once a reference: each round has its own.
  const round = askedAt === undefined ? '' : `, sent again on ${askedAt},`;
  const reference = `Refund ${number}${round} was not taken by the provider.`;
  await database.transaction((tx) => queueMail(tx, jobs, orderId, { kind: 'staff-alert', reference }, clock.now()));
}
