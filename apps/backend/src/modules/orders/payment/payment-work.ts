import type { Tx } from '#kernel/database/database.ts';
import type { ProviderState } from '#modules/payments/index.ts';
import { alertStaff } from '../emails/alert-staff.ts';
import type { AttemptState, PaymentAttempt } from '../order.ts';
import type { StoredOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { queueSurplus } from '../refunds/return-surplus.ts';
import { saveAttempt } from './attempt-repository.ts';

/** Everything one verdict of a provider works with. */
export type Work = {
  readonly tx: Tx;
  readonly services: OrderServices;
  readonly stored: StoredOrder;
  readonly attempt: PaymentAttempt;
  readonly state: ProviderState;
  readonly now: Date;
};

export type Verdict = (work: Work) => Promise<void>;

export const isAsAsked = ({ attempt, state, stored }: Work): boolean =>
  state.amount === attempt.amount && state.currency === stored.order.currency;

export const save = ({ tx, attempt, state: { status, transactionId, reason }, now }: Work, state: AttemptState): Promise<void> =>
  saveAttempt(tx, attempt.providerOrderId, { state, transactionId, providerStatus: status, reason }, now);

/** The provider knows of it, and nothing else. */
export async function note(work: Work): Promise<void> {
  if (work.attempt.state === 'starting') await save(work, 'open');
}

/** Tells staff and writes it down; the order itself is moved by the caller. */
export const alert = ({ tx, services, stored: { order }, attempt, now }: Work, message: string): Promise<void> =>
  alertStaff(tx, services.jobs, order, { by: 'provider', message, about: attempt.providerOrderId, now });

/** A payment that was disputed and is said to be paid again: the shop won. The order stays on hold, or canceled, until somebody decides. */
export async function endDispute(work: Work): Promise<void> {
  if (work.attempt.providerStatus !== 'chargedback' || !isAsAsked(work)) return;
  await save(work, work.attempt.state);
  const isCanceled = work.stored.order.status === 'canceled';
  await alert(work, `The payment is disputed no more: its money is here${isCanceled ? ', and the order was canceled meanwhile' : ''}.`);
}

/** Nothing is sold for this money, and nobody has to ask for it (PAY-18). */
export async function giveBack(work: Work, message: string): Promise<void> {
  const { tx, services, stored, attempt } = work;
  await save(work, 'surplus');
  await queueSurplus(tx, services.jobs, { orderId: stored.order.id, providerOrderId: attempt.providerOrderId });
  await alert(work, message);
}
