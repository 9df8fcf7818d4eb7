import { payableOf, wireTime, type Order } from '#modules/orders/index.ts';
import { dayOf, dueDays } from './clocks.ts';
import { returnStates } from './return-states.ts';
import type { ReturnWay } from './return-way.ts';
import { refundedCents, settledPieces, type Return } from './return.ts';

/** A return as its customer sees it, with the order. */
export function returnShape(order: Order, back: Return, way: ReturnWay, given: readonly Order[]) {
  const { refund, goods } = dueDays(back);
  const isAwaited = goods !== null && returnStates[back.state].goods === 'away';
  return {
    number: back.number,
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
      return [{ product_name: sold.name, product_sku: sold.sku, quantity: line.quantity, received: line.received, refunded }];
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
