import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { issueCard } from '#modules/giftcards/index.ts';
import { findOrder, pieceLedger } from '#modules/orders/index.ts';
import {
  findReturnIn,
  holdReturn,
  inspectReturn,
  moveReturn,
  registerReturn,
  type Return,
  type ReturnKind,
  type ReturnState,
} from '#modules/returns/index.ts';
import { commandScope } from '../staff/grants.ts';

const day = 86_400_000;

type DemoReturn = {
  readonly kind: ReturnKind;
  readonly daysAgo: number;
  readonly reason: 'too_small' | 'colour' | 'damaged' | null;
  readonly way: readonly ReturnState[];
};

/** One for every queue of returns: to decide, awaited, to inspect, to refund. */
const demoReturns: readonly DemoReturn[] = [
  { kind: 'withdrawal', daysAgo: 1, reason: 'too_small', way: [] },
  { kind: 'withdrawal', daysAgo: 5, reason: null, way: ['accepted'] },
  { kind: 'warranty', daysAgo: 3, reason: 'damaged', way: ['accepted', 'received'] },
  { kind: 'return', daysAgo: 8, reason: 'colour', way: ['accepted', 'received', 'inspected'] },
];

/** Days: nothing comes back before it was there. */
const youngest = 12;

/** Nobody gets a mail about the past. */
const mails = { send: async (): Promise<void> => undefined };

/** Writes returns of some orders of guests, and two gift cards, so that no queue of a new demo is empty. */
export async function seedReturns(tx: Tx, clock: Clock): Promise<void> {
  const { rows } = await tx.query<{ id: number }>(
    `select id from sales_order as o where status = 'complete' and customer_id is null and paid_at is not null
       and placed_at < $2 and not exists (select from order_refund where order_id = o.id) order by placed_at desc, id desc limit $1`,
    [demoReturns.length, new Date(clock.now().getTime() - youngest * day)],
  );
  for (const [index, { id }] of rows.entries()) {
    const wanted = demoReturns[index];
    if (wanted) await seedReturn(tx, id, wanted, clock.now());
  }
  const hand = { by: 'staff', now: new Date(clock.now().getTime() - 6 * day) } as const;
  await issueCard(tx, { cents: 5_000, origin: 'hand', branch: 'SIT', ...hand });
  await issueCard(tx, { cents: 2_500, origin: 'hand', branch: null, ...hand });
}

async function seedReturn(tx: Tx, orderId: number, { kind, daysAgo, reason, way }: DemoReturn, now: Date): Promise<void> {
  const stored = await findOrder(tx, { id: orderId });
  const line = stored && pieceLedger(stored.order).find(({ sent, refunded }) => sent > 0 && refunded === 0);
  if (!stored || !line) return;
  const statedAt = new Date(now.getTime() - daysAgo * day);
  const lines = [{ lineId: line.lineId, quantity: 1, reason }];
  let back: Return = await registerReturn(tx, stored, { kind, lines, statedAt, by: 'staff', now: statedAt });
  for (const [index, to] of way.entries()) {
    const hand = { by: 'staff', now: new Date(statedAt.getTime() + (index + 1) * (day / 2)) } as const;
    const held = await holdReturn(tx, back);
    const findings = [
      { lineId: line.lineId, quantity: 1, condition: 'worn', disposition: 'repair', valueLoss: 0, valueLossReason: null },
    ] as const;
    if (to === 'inspected') await inspectReturn(tx, held, { findings, ...hand });
    else await moveReturn(tx, mails, held, { to, ...hand, ...(to === 'received' ? { source: 'SIT' } : {}) });
    back = (await findReturnIn(tx, back.number, commandScope)) ?? back;
  }
}
