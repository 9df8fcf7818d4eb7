import type { Queryable, Tx } from '#kernel/database/database.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Order, OrderActor, OrderExchange, OrderRefund } from '../order.ts';
import { lockOrder, type StoredOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { undisputed } from '../payment/disputed.ts';
import { draftRefund, refundLines, writeRefund, type RefundWish } from '../refunds/refund-order.ts';

type Services = Pick<OrderServices, 'jobs' | 'logger'>;
type Hand = { readonly by: OrderActor; readonly now: Date };

/** Tells returns that an order was paid which was offered in exchange. */
export const exchangedQueue = 'return-exchanged';
export type ExchangedJob = { readonly order: string };

/**
 * The pieces, at what the other order says they pay. What they cost may have changed since they were offered: others of their line went back
 * meanwhile, or an edit gave a discount.
 */
function wishOf(first: Order, { lines, credit, reason }: OrderExchange): RefundWish {
  const goods = refundLines(first, { lines }).reduce((sum, { amount }) => sum + amount, 0);
  return { lines, shipping: 0, adjustment: credit - goods, reason };
}

/** The credit note of the pieces an order is given for, on the locked order they are of: it pays for the other one. */
export async function writeCredit(
  tx: Tx,
  services: Services,
  first: StoredOrder,
  { number, exchange }: { readonly number: string; readonly exchange: OrderExchange },
  hand: Hand,
): Promise<OrderRefund> {
  const wish = wishOf(first.order, exchange);
  const [credit] = await writeRefund(tx, services, first, { wish, reason: exchange.reason, ...hand, exchange: number });
  return credit;
}

async function isCredited(sql: Queryable, number: string): Promise<boolean> {
  return (await sql.query('select from order_refund where exchange_order = $1', [number])).rows.length > 0;
}

/**
 * A locked order that was offered in exchange is paid: the pieces it is given for pay their part, once. False: they cannot any more, because
 * the offer is over, their money went another way or their customer has the bank take it back; then nothing is written. An ordinary order
 * needs nothing.
 */
export async function creditExchange(tx: Tx, services: Services, { number, status, exchange }: Order, hand: Hand): Promise<boolean> {
  if (!exchange || (await isCredited(tx, number))) return true;
  if (status === 'canceled') return false;
  const first = await lockOrder(tx, exchange.orderId);
  try {
    draftRefund(undisputed(first.order), wishOf(first.order, exchange), exchange.reason, hand.now);
  } catch (error) {
    if (error instanceof ShopError) return false;
    throw error;
  }
  await writeCredit(tx, services, first, { number, exchange }, hand);
  await services.jobs.enqueue(tx, exchangedQueue, { order: number } satisfies ExchangedJob);
  return true;
}
