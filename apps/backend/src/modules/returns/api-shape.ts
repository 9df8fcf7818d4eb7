import { wireTime, type Order } from '#modules/orders/index.ts';
import { dueDays } from './clocks.ts';
import { returnStates } from './return-states.ts';
import type { ReturnWay } from './return-way.ts';
import { refundedCents, settledPieces, type Return } from './return.ts';

/** A return as its customer sees it, with the order. */
export function returnShape(order: Order, back: Return, way: ReturnWay) {
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

/** Why it was rejected, as the customer read it. */
export const rejectionOf = ({ steps }: Pick<Return, 'steps'>): string | null =>
  steps.findLast(({ state }) => state === 'rejected')?.reason ?? null;
