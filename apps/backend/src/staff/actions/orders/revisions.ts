import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import {
  correctionOf,
  raiseVersion,
  type Order,
  type OrderEdits,
  type RevisionDraft,
  type RevisionWish,
  type StoredOrder,
} from '#modules/orders/index.ts';
import { readThresholds, type Thresholds } from '#modules/settings/index.ts';
import type { RefundDoubt } from '../../question.ts';
import { Refused, type Action, type Actor } from '../../run-action.ts';
import { actorText, lockOrderOf, orderEntry } from './lock-order.ts';
import { refusing } from './refusing.ts';

type Parts = {
  readonly clock: Clock;
  readonly orders: { readonly edits: OrderEdits };
  /** Refuses who may not give money back, or has not shown their factors for it. */
  readonly mayRefund: (actor: Actor) => void;
};

export type RevisionInput = RevisionWish & {
  readonly order: string;
  readonly version: number;
  readonly reason: string;
  /** What the preview said of the new total. */
  readonly total?: number | null;
};
export type WithdrawInput = { readonly order: string; readonly number: number; readonly reason: string };
export type RevisionAnswer = { readonly order: string; readonly refunds: readonly string[] };

const longestReason = 500;

function readReason(reason: string): string {
  const text = reason.trim();
  if (text === '' || text.length > longestReason) throw new Refused('reason', `A reason has 1 to ${longestReason} characters.`, 'reason');
  return text;
}

/** What an edit gives back in money: nothing of what was never paid. */
export const moneyOf = ({ paidAt }: Pick<Order, 'paidAt'>, { difference }: Pick<RevisionDraft, 'difference'>): number =>
  paidAt === null ? 0 : Math.max(0, -difference);

/** Why a second person decides about the money of an edit: as of a refund. What the pieces cost that do not leave needs no return. */
export function whyEditWaits(order: Order, draft: RevisionDraft, limits: Thresholds): RefundDoubt | undefined {
  const money = moneyOf(order, draft);
  if (money > limits.refundCents) return 'large';
  const { lines } = correctionOf(draft.before, draft.after).credit;
  const pieces = lines.filter(({ quantity }) => quantity > 0).reduce((sum, { amount }) => sum + amount, 0);
  return money - pieces > limits.refundWithoutReturnCents ? 'without a return' : undefined;
}

/** An edit of an order that is as somebody saw it. */
export async function draftEdit(
  tx: Tx,
  { edits }: Parts['orders'],
  stored: StoredOrder,
  input: RevisionInput,
  now: Date,
): Promise<RevisionDraft> {
  if (stored.version !== input.version)
    throw new Refused('changed', `Order ${stored.order.number} has changed since you looked at it.`, 'version');
  const draft = await refusing(() => edits.draft(tx, stored.order, input, now));
  const total = draft.after.totals.grandTotal;
  if (typeof input.total === 'number' && input.total !== total)
    throw new Refused('changed', `The order has changed: it would be ${total} cents now.`, 'total');
  return draft;
}

/** Edits an order: at once where it gets cheaper or costs the same, else when its customer has ordered it. */
export const proposeRevisionAction = ({ clock, orders, mayRefund }: Parts): Action<RevisionInput, RevisionAnswer> => ({
  name: 'order.edit',
  permission: 'orders.edit',
  approvedBy: 'refunds.approve',
  fourEyes: async (tx, input, actor) => {
    readReason(input.reason);
    const stored = await lockOrderOf(tx, input.order, actor);
    const draft = await draftEdit(tx, orders, stored, input, clock.now());
    const money = moneyOf(stored.order, draft);
    if (money > 0) mayRefund(actor);
    const why = whyEditWaits(stored.order, draft, (await readThresholds(tx)).value);
    return why === undefined ? undefined : { about: 'edit', order: input.order, cents: money, why };
  },
  run: async (tx, input, actor) => {
    const reason = readReason(input.reason);
    const stored = await lockOrderOf(tx, input.order, actor);
    await draftEdit(tx, orders, stored, input, clock.now());
    const { revision, refund } = await refusing(() =>
      orders.edits.propose(tx, stored, input, { reason, by: actorText(actor), now: clock.now() }),
    );
    const version = await raiseVersion(tx, stored.order.id);
    // Nothing about its person: an address is named by its kind alone.
    const kinds = revision.changes.map(({ kind, lineId, sku }) => ({ kind, lineId, sku }));
    const changes = [
      { field: `revisions.${revision.number}`, before: null, after: { state: revision.state, changes: kinds } },
      { field: 'total', before: revision.before.totals.grandTotal, after: revision.after.totals.grandTotal },
    ];
    return {
      answer: { order: input.order, refunds: refund ? [refund.number] : [] },
      entries: [orderEntry(stored, changes, { version, reason })],
    };
  },
});

/** Takes an edit back that the customer has not answered. */
export const withdrawRevisionAction = ({ clock, orders }: Omit<Parts, 'mayRefund'>): Action<WithdrawInput, { readonly order: string }> => ({
  name: 'order.withdrawEdit',
  permission: 'orders.edit',
  run: async (tx, { order: number, number: revision, reason }, actor) => {
    const text = readReason(reason);
    const stored = await lockOrderOf(tx, number, actor);
    await refusing(() => orders.edits.withdraw(tx, stored, revision, { reason: text, by: actorText(actor), now: clock.now() }));
    const version = await raiseVersion(tx, stored.order.id);
    const before = stored.order.revisions.find((one) => one.number === revision)?.state ?? null;
    const changes = [{ field: `revisions.${revision}.state`, before, after: 'withdrawn' }];
    return { answer: { order: number }, entries: [orderEntry(stored, changes, { version, reason: text })] };
  },
});
