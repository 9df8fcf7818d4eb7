import { encodeUid } from '#kernel/ids.ts';
import { payableOf, wireTime, type Order } from '#modules/orders/index.ts';
import { dayOf, dueDays } from './clocks.ts';
import { leftPieces } from './left-pieces.ts';
import { returnStates } from './return-states.ts';
import type { ReturnWay } from './return-way.ts';
import { refundedCents, settledPieces, type Return } from './return.ts';

type Beside = {
  /** What its customer knows it by. */
  readonly reference: string;
  readonly way: ReturnWay;
  /** The orders that are given, or offered, for its pieces. */
  readonly given: readonly Order[];
};

/** A return as its customer sees it, with the order. */
export function returnShape(order: Order, back: Return, { reference, way, given }: Beside) {
  const { refund, goods } = dueDays(back);
  const isAwaited = goods !== null && returnStates[back.state].goods === 'away';
  return {
    number: back.number,
    reference,
    state: back.state.toUpperCase(),
    stated_at: wireTime(back.statedAt),
    goods_due_on: goods,
    refund_due_on: refund,
    reason: back.state === 'rejected' ? rejectionOf(back) : null,
    refunded: { value: refundedCents(back) / 100, currency: order.currency },
    exchanges: given.map(({ number, hash, status, lines }) => ({
      order_number: number,
      order_hash: hash,
      is_offer: isOffer(status),
      items: lines.map(({ name, options, quantity }) => ({ product_name: name, options: options.map(({ value }) => value), quantity })),
    })),
    items: back.lines.flatMap((line) => {
      const sold = order.lines.find(({ id }) => id === line.lineId);
      if (!sold) return [];
      const refunded = settledPieces(back, line.lineId);
      const { quantity, received } = line;
      const left = leftPieces(order, back, line);
      return [{ item_id: encodeUid(sold.id), product_name: sold.name, product_sku: sold.sku, quantity, left, received, refunded }];
    }),
    steps: back.steps.map(({ state, at }) => ({ state: state.toUpperCase(), at: wireTime(at) })),
    return_address: isAwaited ? way.address : [],
    is_return_paid_by_shop: way.isPaidByShop,
  };
}

const isOffer = (status: Order['status']): boolean => status === 'pending_payment' || status === 'payment_review';

/** What an order is given for, as its customer sees it. */
export function exchangeShape({ exchange, status, holdEndsAt, currency, ...order }: Order, first: Pick<Order, 'hash'> | undefined) {
  if (!exchange || !first) return null;
  const amount = (cents: number) => ({ value: cents / 100, currency });
  return {
    order_number: exchange.orderNumber,
    order_hash: first.hash,
    return_number: exchange.returnNumber,
    credit: amount(exchange.credit),
    to_pay: amount(payableOf({ ...order, exchange })),
    is_offer: isOffer(status),
    until: isOffer(status) && holdEndsAt ? dayOf(holdEndsAt) : null,
  };
}

/** Why it was rejected, as the customer read it. */
export const rejectionOf = ({ steps }: Pick<Return, 'steps'>): string | null =>
  steps.findLast(({ state }) => state === 'rejected')?.reason ?? null;
