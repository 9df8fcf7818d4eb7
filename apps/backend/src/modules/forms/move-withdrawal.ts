import type { Clock } from '#kernel/clock.ts';
import { inputError, notFound } from '#kernel/errors.ts';
import type { Database } from '#kernel/database/database.ts';
import { findWithdrawal, lockWithdrawal, saveStep } from './withdrawal-repository.ts';
import type { OrderLookup, Withdrawal, WithdrawalFollower, WithdrawalState, WithdrawalStep } from './withdrawal.ts';

export type DeskParts = {
  readonly database: Database;
  readonly clock: Clock;
  readonly findOrder: OrderLookup;
  readonly follower?: WithdrawalFollower | undefined;
};

/**
 * LAW-08: what may follow what. A refusal can be mended, since the customer's right does not end with our mistake. Money may go back
 * before the goods are in, once their dispatch is proven.
 */
const next: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  received: ['accepted', 'rejected'],
  rejected: ['accepted'],
  accepted: ['goods_in', 'refunded'],
  goods_in: ['refunded'],
  refunded: [],
};

/** A withdrawal by its reference, in any case of letters. */
export async function wantedWithdrawal({ database }: Pick<DeskParts, 'database'>, reference: string): Promise<Withdrawal> {
  const found = await findWithdrawal(database, reference.toUpperCase());
  if (!found) throw notFound(`There is no withdrawal ${reference}.`);
  return found;
}

/** Moves a withdrawal on and writes down when and why; its return moves along, which tells the customer what the law wants them to know. */
export async function moveWithdrawal(parts: DeskParts, reference: string, to: WithdrawalState, reason?: string): Promise<Withdrawal> {
  const { database, clock, follower } = parts;
  const seen = await wantedWithdrawal(parts, reference);
  if (to === 'rejected' && !reason?.trim()) throw inputError('A withdrawal is rejected with a reason, which the customer reads.');
  // Before the transaction: the order is read over a connection of its own.
  if (to === 'refunded') await expectRefund(parts, seen);
  return database.transaction(async (tx) => {
    await follower?.hold(tx, seen);
    const withdrawal = await lockWithdrawal(tx, seen.reference);
    if (!withdrawal) throw notFound(`There is no withdrawal ${reference}.`);
    if (!next[withdrawal.state].includes(to))
      throw inputError(`Withdrawal ${seen.reference} is ${withdrawal.state} and cannot become ${to}.`);
    const step: WithdrawalStep = {
      state: to,
      at: clock.now().toISOString(),
      ...(to === 'rejected' && reason ? { reason: reason.trim() } : {}),
    };
    await saveStep(tx, withdrawal.id, step);
    await follower?.moved(tx, withdrawal, to, step.reason);
    return { ...withdrawal, state: to, history: [...withdrawal.history, step] };
  });
}

/** Nobody can say that money went back which did not. */
async function expectRefund({ findOrder }: DeskParts, { reference, orderNumber, receivedAt }: Withdrawal): Promise<void> {
  const order = await findOrder(orderNumber);
  if (!order) throw inputError(`Withdrawal ${reference} names order ${orderNumber}, which does not exist.`);
  const isRefunded = order.refunds.some(({ issuedAt, state }) => state !== 'failed' && issuedAt >= receivedAt);
  if (!isRefunded) throw inputError(`Order ${orderNumber} has no refund since the withdrawal came in: give the money back first.`);
}
