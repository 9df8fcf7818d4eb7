import { splitByWeight, taxInGross, type Cents } from '#kernel/money.ts';
import { living, ofOrder } from '../ledger/money-ledger.ts';
import { deliveryByRate, type RateShare } from '../ledger/shares.ts';
import type { Order, OrderRefund } from '../order.ts';

/** Goods and delivery that go back, or that a refund is about. */
export type Rated = { readonly lines: readonly { readonly lineId: number; readonly amount: Cents }[]; readonly shipping: Cents };

/**
 * The VAT in what goes back, by the rate each thing was sold at. What is kept or added besides belongs to the goods that come back, or
 * else to the whole order. Rounded over all refunds of the order together: given back in parts, its VAT is the one it was sold with.
 */
export function refundTaxes(
  order: Order,
  lines: OrderRefund['lines'],
  { shipping, adjustment, about }: Pick<OrderRefund, 'shipping' | 'adjustment'> & { readonly about?: Rated },
): OrderRefund['taxes'] {
  const back = ratesOf(order, { lines, shipping });
  const subject = about ? ratesOf(order, about) : [];
  const rest = shared(adjustment, back.length > 0 ? back : subject.length > 0 ? subject : order.totals.taxes);
  const byPercent = Map.groupBy([...back, ...rest], ({ percent }) => percent);
  return [...byPercent]
    .filter(([percent]) => percent > 0)
    .toSorted(([a], [b]) => b - a)
    .map(([percent, amounts]) => {
      const incl = amounts.reduce((sum, amount) => sum + amount.incl, 0);
      const before = ofOrder(living(order)).flatMap(({ taxes }) => taxes.filter((one) => one.percent === percent));
      const [inclBefore, taxBefore] = [before.reduce((sum, one) => sum + one.incl, 0), before.reduce((sum, one) => sum + one.tax, 0)];
      return { percent, incl, tax: taxInGross(inclBefore + incl, percent) - taxBefore };
    });
}

const ratesOf = (order: Order, { lines, shipping }: Rated): readonly RateShare[] =>
  [
    ...lines.map(({ lineId, amount }) => ({ percent: percentOf(order, lineId), incl: amount })),
    ...shared(shipping, deliveryByRate(order)),
  ].filter(({ incl }) => incl > 0);

function shared(total: Cents, weights: readonly RateShare[]): readonly RateShare[] {
  const shares = splitByWeight(
    total,
    weights.map(({ incl }) => incl),
  );
  return weights.map(({ percent }, index) => ({ percent, incl: shares[index] ?? 0 }));
}

const percentOf = ({ lines }: Order, lineId: number): number => lines.find(({ id }) => id === lineId)?.taxPercent ?? 0;
