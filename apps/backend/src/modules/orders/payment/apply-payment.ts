import { changeHoldEnd } from '#modules/inventory/index.ts';
import type { ProviderState, ProviderStatus } from '#modules/payments/index.ts';
import { saveRefund } from '../documents/document-repository.ts';
import { findOrderOfAttempt } from './attempt-repository.ts';
import { keepToken } from './payment-tokens.ts';
import { alert, endDispute, giveBack, isAsAsked, note, save, type Verdict, type Work } from './payment-work.ts';
import { creditExchange } from '../exchange/credit-exchange.ts';
import { moveOrder, type Why } from '../fulfilment/move-order.ts';
import { readyOncePaid } from '../fulfilment/ready-once-paid.ts';
import { moneyBack, refundsBy } from '../ledger/money-ledger.ts';
import type { AttemptState, Order, OrderRefund } from '../order.ts';
import { everyAttempt } from './every-attempt.ts';
import { queueMail, type QueuedMail } from '../emails/order-mail.ts';
import { lockOrder, saveOrder, tellOfOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { confirmSurplus, isSurplus } from '../refunds/return-surplus.ts';
import { isAtProvider } from '../refunds/send-refund.ts';
import { differenceVerdicts } from '../revisions/difference-payment.ts';

/**
 * Moves an order by what the provider says of a payment. Webhook, return page and reconciliation all come here, one after another
 * under the order's lock; said twice, late or out of order it changes nothing (R060 to R062). False: the payment is not ours.
 */
export async function applyPayment(services: OrderServices, state: ProviderState): Promise<boolean> {
  const { database, clock, logger, inventory } = services;
  const orderId = await findOrderOfAttempt(database, state.id);
  if (orderId === undefined) {
    logger.warn('payment.unknown-order', { order: state.id, status: state.status });
    return false;
  }
  await database.transaction(async (tx) => {
    const stored = await lockOrder(tx, orderId);
    const attempt = everyAttempt(stored.order).find(({ providerOrderId }) => providerOrderId === state.id);
    if (!attempt) return;
    await judge({ tx, services, stored, attempt, state, now: clock.now() });
    // A try that failed, or money that came back, moves no order: staff sees it all the same.
    await tellOfOrder(tx, orderId);
  });
  await inventory.refresh();
  return true;
}

const verdicts: Readonly<Record<ProviderStatus, Verdict>> = {
  initialized: note,
  reserved: note,
  uncleared: checked(review),
  completed: checked(paid),
  shipped: checked(paid),
  declined: ended('failed', { kind: 'payment-failed' }),
  cancelled: ended('canceled'),
  void: ended('canceled'),
  expired: ended('expired', { kind: 'payment-expired' }),
  refunded,
  partial_refunded: refunded,
  chargedback,
};

/** Of money that went back the provider may tell the amount that did. */
const isAboutRefund = (status: ProviderStatus): boolean => ['refunded', 'partial_refunded', 'chargedback'].includes(status);

async function judge(work: Work): Promise<void> {
  const { attempt, state, stored } = work;
  if (!isAsAsked(work) && !isAboutRefund(state.status)) {
    const said = state.amount === undefined ? 'an amount that cannot be read' : `${state.amount} cents ${state.currency}`;
    await alert(work, `The provider says "${state.status}" of ${said}, asked were ${attempt.amount} ${stored.order.currency}.`);
  }
  const own = attempt.revision === null ? undefined : differenceVerdicts[state.status];
  await (own ?? verdicts[state.status])(work);
}

/** Money in another amount or currency than was asked is looked at by a person, never shipped for (R066). */
function checked(next: Verdict): Verdict {
  return async (work) => {
    const { attempt, stored } = work;
    if (attempt.state === 'paid') return endDispute(work);
    if (isSurplus(attempt)) return;
    if (isAsAsked(work)) return next(work);
    if (attempt.state === 'review') return;
    await save(work, 'review');
    if (isWaiting(stored.order)) await move(work, 'payment_review');
  };
}

const isWaiting = ({ status }: Order): boolean => status === 'pending_payment' || status === 'canceled';

const move = (work: Work, to: Order['status'], why: Partial<Why> = {}) =>
  moveOrder(work.tx, work.services, work.stored, to, { by: 'provider', now: work.now, ...why });

async function paid(work: Work): Promise<void> {
  const { tx, services, stored, state, now } = work;
  const { order } = stored;
  if (order.attempts.some(({ state: other }) => other === 'paid')) return surplus(work);
  if (!(await creditExchange(tx, services, order, { by: 'provider', now }))) return giveBack(work, noExchange);
  await save(work, 'paid');
  if (order.customerId !== null && state.kept) {
    await keepToken(tx, services.ids, { customerId: order.customerId, methodCode: work.attempt.methodCode, kept: state.kept, now });
  }
  // A person found the money good, perhaps this very payment: they know whether there are two.
  if (order.paidAt !== null) return alert(work, 'Staff had marked the order as paid before this payment came.');
  const change = { paidAt: now, holdEndsAt: null, ...readyOncePaid(services, stored, now) };
  if (order.status === 'holded' || order.status === 'fraud') return saveOrder(tx, order.id, change, now);
  if (order.status === 'canceled') await alert(work, 'The payment came after the order was canceled.');
  const moved = await move(work, 'processing', { change });
  if (moved === 'moved') return;
  await alert(work, moved === 'no-stock' ? 'Paid, but its pieces were given away meanwhile.' : 'Paid, but the order cannot go on.');
  if (moved === 'no-stock' && order.status !== 'payment_review') await move(work, 'payment_review', { change });
  else await saveOrder(tx, order.id, change, now);
}

/** Another try was paid before: nobody has to ask for this money (PAY-18). */
const surplus = (work: Work): Promise<void> => giveBack(work, 'The order was paid a second time; this payment is given back by itself.');

const noExchange = 'It was paid when it could no longer be given in exchange; this payment is given back by itself.';

async function review(work: Work): Promise<void> {
  if (work.attempt.state === 'review') return;
  await save(work, 'review');
  if (isWaiting(work.stored.order)) await move(work, 'payment_review');
}

/** A try that came to nothing. The order waits for another one until its holding ends (PAY-14). */
function ended(state: AttemptState, mail?: QueuedMail): Verdict {
  return async (work) => {
    const { tx, services, stored, attempt, now } = work;
    const { order } = stored;
    if (!['starting', 'open', 'review'].includes(attempt.state)) return;
    await save(work, state);
    const others = order.attempts.filter((other) => other !== attempt && ['starting', 'open', 'review', 'paid'].includes(other.state));
    if (others.length > 0 || (order.status !== 'pending_payment' && order.status !== 'payment_review') || order.paidAt !== null) return;
    const isOver = order.holdEndsAt === null || order.holdEndsAt <= now;
    // A silent end: the mail about the payment says it all.
    if (isOver) await move(work, 'canceled', { isSilent: mail !== undefined });
    else if (order.status === 'payment_review') {
      await move(work, 'pending_payment');
      await changeHoldEnd(tx, order.number, order.holdEndsAt ?? undefined);
    }
    // That nothing is held any more is told when it is so, by whatever ends the holding.
    const isEarly = !isOver && mail?.kind === 'payment-expired';
    if (mail && !isEarly) await queueMail(tx, services.jobs, order.id, { reference: attempt.providerOrderId, ...mail }, now);
  };
}

/** Money went back. What we asked for is confirmed; what we did not ask for is told to staff. */
async function refunded(work: Work): Promise<void> {
  const { tx, services, stored, state, now } = work;
  if (isSurplus(work.attempt)) return confirmSurplus(tx, stored.order, work.attempt, state, now);
  const own = refundsBy(stored.order, work.attempt).filter(
    (refund) => refund.state !== 'failed' && isAtProvider(refund) && moneyBack(refund) > 0,
  );
  const total = own.reduce((sum, refund) => sum + moneyBack(refund), 0);
  if (state.refunded > total) return alert(work, `The provider gave back ${state.refunded} cents, the shop ${total}.`);
  // Money is counted for those the provider took first: one it never heard of must not pass for done in their place.
  const isTaken = ({ number, state: known, providerRefundId }: OrderRefund): boolean =>
    known === 'done' || providerRefundId !== null || state.returned.some(({ description }) => description.includes(number));
  let confirmed = 0;
  for (const refund of [...own.filter(isTaken), ...own.filter((one) => !isTaken(one))]) {
    confirmed += moneyBack(refund);
    if (refund.state !== 'requested' || confirmed > state.refunded) continue;
    await saveRefund(tx, refund.number, 'done', null);
    await queueMail(tx, services.jobs, stored.order.id, { kind: 'refunded', reference: refund.number }, now);
  }
}

async function chargedback(work: Work): Promise<void> {
  if (work.attempt.providerStatus === 'chargedback') return;
  await save(work, work.attempt.state);
  await alert(work, 'The customer disputes the payment.');
  if (work.stored.order.status !== 'holded') await move(work, 'holded');
}
