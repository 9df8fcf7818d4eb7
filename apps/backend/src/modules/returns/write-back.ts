import type { Tx } from '#kernel/database/database.ts';
import { stepWithdrawal } from '#modules/forms/index.ts';
import { findReturn, saveReturn } from './return-repository.ts';
import type { Return, ReturnHand, ReturnState } from './return.ts';
import { isAllSettled, withdrawalStateOf } from './settled-pieces.ts';

type Change = {
  readonly state?: ReturnState;
  readonly source?: string | null;
  readonly goodsDueOn?: string | null;
  readonly reason?: string | null;
};

/** Writes what became of a locked return, after its lines and settlements: whether all is settled, what is due first, and its statement. */
export async function writeBack(tx: Tx, before: Return, change: Change, { now }: Pick<ReturnHand, 'now'>): Promise<Return> {
  const { state = before.state, source = before.source, goodsDueOn = before.goodsDueOn, reason = null } = change;
  const seen = await findReturn(tx, before.id);
  if (!seen) throw new Error(`return ${before.id} is gone`);
  const isSettled = isAllSettled(seen);
  await saveReturn(tx, before, { state, source, goodsDueOn, isSettled, marks: before.marks });
  const after = await findReturn(tx, before.id);
  if (!after) throw new Error(`return ${before.id} is gone`);
  if (after.withdrawalId !== null) await stepWithdrawal(tx, after.withdrawalId, stepOf(after, now, reason));
  return after;
}

function stepOf(after: Return, now: Date, reason: string | null) {
  const state = withdrawalStateOf(after);
  return { state, at: now.toISOString(), ...(state === 'rejected' && reason !== null ? { reason } : {}) };
}
