import { collectDay, deliveryPromise, usualJourney, type DayRange } from '@shop/rules/delivery-promise';
import { slowestOrigin, type LeaveFacts } from '../list/leave-by.ts';
import type { Order } from '../order.ts';
import type { OrderServices } from '../order-services.ts';
import { promisedDays } from '../promised-days.ts';

type Services = Pick<OrderServices, 'stores' | 'delivery'>;
type Goods = Pick<LeaveFacts, 'lines' | 'pieces'>;

/** When what is given in exchange for pieces of an order arrives or lies ready, were it ordered now; null where nobody knows (LAW-06). */
export function expectedDays({ stores, delivery }: Services, order: Order, goods: Goods, now: Date): DayRange | null {
  const { pickup, shippingAddress, shippingMethod } = order;
  const origin = slowestOrigin(goods);
  if (pickup) {
    const branch = stores.branchByCode(pickup.code);
    if (!branch || origin === 'made') return null;
    const hasEverything = goods.pieces.every(({ source }) => source === branch.code);
    const day = collectDay(branch, now, hasEverything);
    return { from: day, to: day };
  }
  if (!shippingAddress || !shippingMethod) return null;
  const { carrierCode, methodCode } = shippingMethod;
  const { countryCode } = shippingAddress;
  const way = delivery().methods.find((method) => method.carrierCode === carrierCode && method.methodCode === methodCode);
  const journey = way?.rates.find((rate) => rate.countryCode === countryCode) ?? usualJourney(countryCode);
  const { from, to } = deliveryPromise(now, journey, origin);
  return { from, to };
}

/** The days of an order; of what is only offered those it would have, were it ordered now. */
export const daysAsOf = (order: Order, now: Date): DayRange | null =>
  order.exchange && order.paidAt === null ? promisedDays({ ...order, paidAt: now }) : order.expected;
