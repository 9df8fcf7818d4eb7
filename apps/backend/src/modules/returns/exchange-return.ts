import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import {
  exchangedQueue,
  findOrder,
  piecesGoing,
  writeRefund,
  type ExchangedJob,
  type ExchangeDraft,
  type ExchangeWish,
  type Order,
  type OrderExchanges,
  type Refunds,
} from '#modules/orders/index.ts';
import { holdReturn, type HeldReturn } from './hold-return.ts';
import type { ReturnMails } from './mails/send-return-mails.ts';
import { findReturnOfExchange, insertSettlement, markExchanged } from './return-repository.ts';
import { offeredPieces, type Return, type ReturnHand } from './return.ts';
import { draftSettlement, namesOf, type SettlementDraft } from './settle-return.ts';
import { writeBack } from './write-back.ts';

type Services = {
  readonly jobs: Jobs;
  readonly logger: Logger;
  readonly mails: ReturnMails;
  readonly exchanges: OrderExchanges;
};

export type Exchanging = {
  readonly wishes: readonly ExchangeWish[];
  /** Proof of dispatch, or good will: needed before the goods were looked at. */
  readonly why?: string | undefined;
};

type Draft = { readonly settlement: SettlementDraft; readonly exchange: ExchangeDraft };

/** What exchanging some pieces would come to, before it is written. */
export function draftExchangeOf(exchanges: OrderExchanges, order: Order, back: Return, { wishes, why }: Exchanging, now: Date): Draft {
  const settlement = draftSettlement(order, back, { lines: piecesGoing(wishes), why, isExchange: true }, now);
  const { adjustment, reason } = settlement.wish;
  const offered = (lineId: number): number => offeredPieces(back, lineId);
  const exchange = exchanges.draft(order, { wishes, returnNumber: back.number, adjustment, offered, reason }, now);
  return { settlement, exchange };
}

/**
 * Gives another order for pieces, each piece once. Where nothing is left to pay it is done at once, and what they are worth beyond it goes
 * back in money, as a refund of its own: a provider that refuses it takes nothing back that was given. Where something is left to pay, it is
 * an offer that the customer orders and pays.
 */
export async function exchangeReturn(
  tx: Tx,
  services: Services,
  { back, stored }: HeldReturn,
  { wishes, why, by, now }: Exchanging & ReturnHand,
): Promise<{ readonly back: Return; readonly order: string; readonly rest: Refunds | undefined }> {
  if (!stored) throw inputError(`Return ${back.number} has no order yet.`, { field: 'lines', code: 'return-no-order' });
  const { settlement, exchange } = draftExchangeOf(services.exchanges, stored.order, back, { wishes, why }, now);
  const { number, credit } = await services.exchanges.place(tx, stored, exchange, { by, now });
  const given = { at: now, delivery: 0, why: why?.trim() || null };
  await insertSettlement(tx, back.id, {
    ...given,
    refundNumber: credit?.number ?? null,
    exchangeOrder: number,
    lines: settlement.lines,
    total: exchange.snapshot.exchange.credit,
  });
  const rest = exchange.rest > 0 ? await giveRest(tx, services, stored.order.id, { settlement, exchange }, { by, now }) : undefined;
  for (const { number: refundNumber, total } of rest ?? [])
    await insertSettlement(tx, back.id, { ...given, refundNumber, lines: [], total });
  const after = await writeBack(tx, back, {}, { now });
  if (credit) {
    const mail = { returnId: back.id, kind: 'settled', reason: null, exchange: number } as const;
    await services.mails.send(tx, rest ? { ...mail, ...namesOf(rest) } : mail);
  }
  return { back: after, order: number, rest };
}

/** What the pieces were worth beyond what is given for them. */
async function giveRest(
  tx: Tx,
  services: Services,
  orderId: number,
  { settlement, exchange }: Draft,
  { by, now }: ReturnHand,
): Promise<Refunds> {
  const stored = await findOrder(tx, { id: orderId });
  if (!stored) throw new Error(`order ${orderId} is gone`);
  const { reason } = exchange.snapshot.exchange;
  const wish = { lines: [], shipping: 0, adjustment: exchange.rest, reason, about: settlement.refund };
  return writeRefund(tx, services, stored, { wish, reason, by, now });
}

type Parts = { readonly database: Database; readonly clock: Clock; readonly jobs: Jobs; readonly mails: ReturnMails };

/** The customer has ordered and paid what was offered: its pieces are settled, and they are told. */
export function registerExchanged({ database, clock, jobs, mails }: Parts): void {
  jobs.register<ExchangedJob>({
    name: exchangedQueue,
    handle: ({ data: { order } }) =>
      database.transaction(async (tx) => {
        const found = await findReturnOfExchange(tx, order);
        if (!found) return;
        const { back } = await holdReturn(tx, found);
        if (!(await markExchanged(tx, order))) return;
        await writeBack(tx, back, {}, { now: clock.now() });
        await mails.send(tx, { returnId: back.id, kind: 'settled', reason: null, exchange: order });
      }),
  });
}
