import type { Cents } from '#kernel/money.ts';
import type { Order } from '../order.ts';

type Priced = Pick<Order, 'totals' | 'exchange'>;

/** What pieces of an earlier order pay of it. */
export const creditOf = ({ exchange }: Pick<Order, 'exchange'>): Cents => exchange?.credit ?? 0;

/** What is asked for in money: all of it, but for what is given in exchange. */
export const payableOf = (order: Priced): Cents => order.totals.grandTotal - creditOf(order);
