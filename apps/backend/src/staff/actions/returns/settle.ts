import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import { undisputed } from '#modules/orders/index.ts';
import { draftSettlement, isGoodWill, settleReturn, type Return, type Returns } from '#modules/returns/index.ts';
import { readThresholds, type Thresholds } from '#modules/settings/index.ts';
import type { RefundDoubt } from '../../question.ts';
import { Refused, type Action, type Actor } from '../../run-action.ts';
import { actorText } from '../orders/lock-order.ts';
import { refusing } from '../orders/refusing.ts';
import { checkPermission, lockReturnOf, returnEntry } from './lock-return.ts';

type Parts = { readonly clock: Clock; readonly jobs: Jobs; readonly logger: Logger; readonly returns: Pick<Returns, 'mails'> };

export type SettleInput = {
  readonly id: string;
  readonly version: number;
  readonly lines: readonly { readonly lineId: number; readonly quantity: number }[];
  readonly as?: 'refund' | 'gift_card' | null;
  /** The customer wants it so: without that money goes back as it came (LAW-08). */
  readonly isAgreed?: boolean | null;
  readonly why?: string | null;
  /** What the preview said; another amount is refused. */
  readonly total?: number | null;
};
export type SettleAnswer = { readonly number: string; readonly order: string; readonly refunds: readonly string[] };

/** Why a second person decides about it; undefined when it may be given at once. */
export function whySettlementWaits(back: Pick<Return, 'state'>, cents: number, limits: Thresholds): RefundDoubt | undefined {
  if (cents > limits.refundCents) return 'large';
  const isHere = back.state === 'received' || !isGoodWill(back);
  return !isHere && cents > limits.refundWithoutReturnCents ? 'without a return' : undefined;
}

async function draft(tx: Tx, input: SettleInput, actor: Actor, now: Date) {
  if (input.as === 'gift_card' && input.isAgreed !== true)
    throw new Refused('return-agreed', 'A gift card is given only when the customer wants one.', 'isAgreed');
  const held = await lockReturnOf(tx, input, actor);
  checkPermission(actor, 'refunds.request', held.back);
  const { stored } = held;
  if (!stored) throw new Refused('return-no-order', 'This return has no order yet.', 'lines');
  const drafted = await refusing(() =>
    draftSettlement(undisputed(stored.order), held.back, { lines: input.lines, why: input.why ?? undefined }, now),
  );
  if (typeof input.total === 'number' && input.total !== drafted.refund.total)
    throw new Refused('changed', `Something has changed: it would be ${drafted.refund.total} cents now.`, 'total');
  return { held, order: stored.order, drafted };
}

/** Gives the money of pieces back; above a threshold somebody else decides. */
export const settleReturnAction = ({ clock, returns, ...services }: Parts): Action<SettleInput, SettleAnswer> => ({
  name: 'return.settle',
  permission: 'refunds.request',
  approvedBy: 'refunds.approve',
  isOfBranch: true,
  fourEyes: async (tx, input, actor) => {
    const { held, order, drafted } = await draft(tx, input, actor, clock.now());
    const cents = drafted.refund.total;
    const why = whySettlementWaits(held.back, cents, (await readThresholds(tx)).value);
    return why === undefined ? undefined : { about: 'refund', order: order.number, cents, why };
  },
  run: async (tx, input, actor) => {
    const { held, order } = await draft(tx, input, actor, clock.now());
    const isGiftCard = input.as === 'gift_card';
    const settling = { lines: input.lines, why: input.why ?? undefined, isGiftCard, by: actorText(actor), now: clock.now() };
    const { back, refunds } = await refusing(() => settleReturn(tx, { ...services, mails: returns.mails }, held, settling));
    const changes = refunds.map(({ number, total, lines, giftCard = null }) => ({
      field: `settlements.${number}`,
      before: null,
      after: { total, lines: lines.length === 0 ? [] : input.lines, giftCard },
    }));
    return {
      answer: { number: back.number, order: order.number, refunds: refunds.map(({ number }) => number) },
      entries: [returnEntry(back, changes, input.why)],
    };
  },
});
