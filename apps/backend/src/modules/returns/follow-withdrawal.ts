import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import type { Withdrawal, WithdrawalFollower, WithdrawalState } from '#modules/forms/index.ts';
import type { StoredOrder } from '#modules/orders/index.ts';
import { holdReturn, type HeldReturn } from './hold-return.ts';
import type { ReturnMails } from './mails/send-return-mails.ts';
import { moveReturn } from './move-return.ts';
import { findReturn, findReturnOfWithdrawal, insertSettlement, usedRefunds, writeLines } from './return-repository.ts';
import type { Return, ReturnState } from './return.ts';
import { openPieces } from './settled-pieces.ts';
import { meetOrder, takeStatement } from './take-statement.ts';
import { writeBack } from './write-back.ts';

/** Where goods lie that came in without anybody saying where. */
const webSource = 'WEB';

/** What staff decided about a statement at the machine of the shop moves its return along, in the same transaction. */
export function createFollower({ clock, mails }: { readonly clock: Clock; readonly mails: ReturnMails }): WithdrawalFollower {
  const returnOf = async (tx: Tx, withdrawal: Withdrawal): Promise<Return> => {
    const found = await findReturnOfWithdrawal(tx, withdrawal.id);
    if (found) return found;
    // From before statements became returns.
    await meetOrder(tx, withdrawal);
    return (await findReturnOfWithdrawal(tx, withdrawal.id)) ?? takeStatement(tx, withdrawal);
  };
  return {
    stated: async (tx, withdrawal) => void (await takeStatement(tx, withdrawal)),
    looked: meetOrder,
    hold: async (tx, withdrawal) => void (await holdReturn(tx, await returnOf(tx, withdrawal))),
    moved: async (tx, withdrawal, to, reason) => {
      const held = await holdReturn(tx, await returnOf(tx, withdrawal));
      const hand = { by: 'staff' as const, now: clock.now() };
      if (to === 'refunded') return settleByHand(tx, held, hand.now);
      await moveAlong(tx, mails, held, { ...hand, to, reason });
    },
  };
}

const states: Readonly<Partial<Record<WithdrawalState, ReturnState>>> = {
  accepted: 'accepted',
  rejected: 'rejected',
  goods_in: 'received',
};

type Moved = { readonly to: WithdrawalState; readonly reason: string | undefined; readonly by: 'staff'; readonly now: Date };

async function moveAlong(tx: Tx, mails: ReturnMails, held: HeldReturn, { to, reason, by, now }: Moved): Promise<void> {
  const target = states[to];
  if (target === undefined || held.back.state === target) return;
  // What was rejected by mistake is announced again first.
  const isMended = held.back.state === 'rejected' && target === 'accepted';
  const back = isMended ? await moveReturn(tx, mails, held, { to: 'announced', by, now }) : held.back;
  await moveReturn(tx, mails, { ...held, back }, { to: target, source: webSource, reason, by, now });
}

/** The money went back as a refund of the order: its pieces are settled by it, and what it does not name is refused. */
async function settleByHand(tx: Tx, { back, stored }: HeldReturn, now: Date): Promise<void> {
  if (stored) await takeRefunds(tx, back, stored, now);
  const after = (await findReturn(tx, back.id)) ?? back;
  await writeLines(
    tx,
    back.id,
    after.lines.map((line) => ({ ...line, refused: line.refused + openPieces(after, line) })),
  );
  await writeBack(tx, back, {}, { now });
}

async function takeRefunds(tx: Tx, back: Return, { order }: StoredOrder, now: Date): Promise<void> {
  const since = order.refunds.filter(({ state, issuedAt, exchange }) => state !== 'failed' && !exchange && issuedAt >= back.statedAt);
  const used = await usedRefunds(
    tx,
    since.map(({ number }) => number),
  );
  let current = back;
  for (const refund of since.filter(({ number }) => !used.has(number))) {
    const lines = current.lines.flatMap((line) => {
      const given = refund.lines.find(({ lineId }) => lineId === line.lineId)?.quantity ?? 0;
      const quantity = Math.min(given, openPieces(current, line));
      return quantity > 0 ? [{ lineId: line.lineId, quantity, valueLoss: 0 }] : [];
    });
    const { number: refundNumber, total, shipping: delivery } = refund;
    await insertSettlement(tx, back.id, { refundNumber, at: now, lines, total, delivery, why: null });
    current = (await findReturn(tx, back.id)) ?? current;
  }
}
