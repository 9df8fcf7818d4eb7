import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import {
  draftRefund,
  markSettled,
  queueAgain,
  raiseVersion,
  undisputed,
  writeRefund,
  type OrderRefund,
  type RefundWish,
} from '#modules/orders/index.ts';
import { readThresholds, type Thresholds } from '#modules/settings/index.ts';
import type { RefundDoubt } from '../../question.ts';
import { Refused, type Action, type Actor } from '../../run-action.ts';
import { actorText, lockOrderOf, orderEntry } from './lock-order.ts';
import { refusing } from './refusing.ts';

type Parts = { readonly clock: Clock; readonly jobs: Jobs; readonly logger: Logger };

export type RefundInput = RefundWish & {
  readonly order: string;
  /** What the preview said; another amount is refused. */
  readonly total?: number | null;
};
export type RefundNumber = { readonly order: string; readonly refund: string };
export type RefundAnswer = { readonly order: string; readonly refunds: readonly string[] };

const longestReason = 500;
const largest = 100_000_000;

function readWish({ lines, shipping, adjustment, reason, isUnsent }: RefundInput): RefundWish {
  const text = reason.trim();
  if (text === '' || text.length > longestReason) throw new Refused('reason', `A reason has 1 to ${longestReason} characters.`, 'reason');
  if (Math.abs(adjustment) > largest || Math.abs(shipping) > largest) throw new Refused('amount', 'This is no amount.', 'adjustment');
  return { lines, shipping, adjustment, reason: text, isUnsent: isUnsent ?? false };
}

/** Why a second person decides about a refund; undefined when it may be given at once. */
export function whyFourEyes(refund: Pick<OrderRefund, 'lines' | 'total' | 'adjustment'>, limits: Thresholds): RefundDoubt | undefined {
  if (refund.total > limits.refundCents) return 'large';
  if (refund.adjustment > 0) return 'more than its lines';
  // What has not left needs no return.
  const unsent = refund.lines.reduce((sum, { amount, quantity, unsent: never = 0 }) => sum + Math.floor((amount * never) / quantity), 0);
  return refund.total - unsent > limits.refundWithoutReturnCents ? 'without a return' : undefined;
}

async function draft(tx: Tx, input: RefundInput, actor: Actor, now: Date) {
  const stored = await lockOrderOf(tx, input.order, actor);
  const wish = readWish(input);
  const drafted = await refusing(() => draftRefund(undisputed(stored.order), wish, wish.reason, now));
  if (typeof input.total === 'number' && input.total !== drafted.total)
    throw new Refused('changed', `The order has changed: it would be ${drafted.total} cents now.`, 'total');
  return { stored, wish, drafted };
}

/** Gives money of an order back; above a threshold somebody else decides. */
export const refundAction = ({ clock, ...services }: Parts): Action<RefundInput, RefundAnswer> => ({
  name: 'order.refund',
  permission: 'refunds.request',
  approvedBy: 'refunds.approve',
  isOfBranch: true,
  fourEyes: async (tx, input, actor) => {
    const { drafted } = await draft(tx, input, actor, clock.now());
    const why = whyFourEyes(drafted, (await readThresholds(tx)).value);
    return why === undefined ? undefined : { about: 'refund', order: input.order, cents: drafted.total, why };
  },
  run: async (tx, input, actor) => {
    const { stored, wish } = await draft(tx, input, actor, clock.now());
    const refunds = await refusing(() =>
      writeRefund(tx, services, stored, { wish, reason: wish.reason, by: actorText(actor), now: clock.now() }),
    );
    const version = await raiseVersion(tx, stored.order.id);
    const changes = refunds.map((refund) => ({
      field: `refunds.${refund.number}`,
      before: null,
      after: { total: refund.total, lines: refund.lines },
    }));
    return {
      answer: { order: input.order, refunds: refunds.map(({ number }) => number) },
      entries: [orderEntry(stored, changes, { version, reason: wish.reason })],
    };
  },
});

/** Sends a refund again that the provider never took. */
export const refundAgainAction = ({ clock, ...services }: Parts): Action<RefundNumber, { readonly order: string }> => ({
  name: 'refund.again',
  permission: 'refunds.settle',
  run: async (tx, { order: number, refund }, actor) => {
    const stored = await lockOrderOf(tx, number, actor);
    await refusing(() => queueAgain(tx, services, stored, { number: refund, by: actorText(actor), now: clock.now() }));
    const changes = [{ field: `refunds.${refund}`, before: 'requested', after: 'sent again' }];
    return { answer: { order: number }, entries: [orderEntry(stored, changes)] };
  },
});

/** Its money went back another way. */
export const settleRefundAction = ({
  clock,
  ...services
}: Parts): Action<RefundNumber & { readonly reason: string }, { readonly order: string }> => ({
  name: 'refund.settle',
  permission: 'refunds.settle',
  run: async (tx, { order: number, refund, reason }, actor) => {
    const text = reason.trim();
    if (text === '' || text.length > longestReason) throw new Refused('reason', `A reason has 1 to ${longestReason} characters.`, 'reason');
    const stored = await lockOrderOf(tx, number, actor);
    await refusing(() => markSettled(tx, services, stored, { number: refund, reason: text, by: actorText(actor), now: clock.now() }));
    const changes = [{ field: `refunds.${refund}.state`, before: 'requested', after: 'done' }];
    return { answer: { order: number }, entries: [orderEntry(stored, changes, { reason: text })] };
  },
});
