import { splitByWeight, taxInGross, type Cents } from '#kernel/money.ts';
import { living, ofOrder } from '../ledger/money-ledger.ts';
import { deliveryByRate, type RateShare } from '../ledger/shares.ts';
import type { Order, OrderRefund } from '../order.ts';

type Amount = { readonly lineId: number; readonly amount: Cents };

/**
 * The VAT in what goes back, by the rate each thing was sold at. What is kept or added besides belongs to the goods that come back, or
 * else to the whole order. Rounded over all refunds of the order together: given back in parts, its VAT is the one it was sold with.
 */
export function refundTaxes(
  order: Order,
  lines: OrderRefund['lines'],
  { shipping, adjustment, about = [] }: Pick<OrderRefund, 'shipping' | 'adjustment'> & { readonly about?: readonly Amount[] },
): OrderRefund['taxes'] {
  const rated = ({ lineId, amount }: Amount): RateShare => ({ percent: percentOf(order, lineId), incl: amount });
  const goods = lines.map(rated);
  const back = [...goods, ...shared(shipping, deliveryByRate(order))].filter(({ incl }) => incl > 0);
  const rest = shared(adjustment, back.length > 0 ? back : about.length > 0 ? about.map(rated) : order.totals.taxes);
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

function shared(total: Cents, weights: readonly RateShare[]): readonly RateShare[] {
  const shares = splitByWeight(
    total,
    weights.map(({ incl }) => incl),
  );
  return weights.map(({ percent }, index) => ({ percent, incl: shares[index] ?? 0 }));
}

const percentOf = ({ lines }: Order, lineId: number): number => lines.find(({ id }) => id === lineId)?.taxPercent ?? 0;
