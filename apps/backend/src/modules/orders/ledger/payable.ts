import type { Cents } from '#kernel/money.ts';
import type { Order } from '../order.ts';

type Priced = Pick<Order, 'totals' | 'exchange'>;

/** What pieces of an earlier order pay of it. */
export const creditOf = ({ exchange }: Pick<Order, 'exchange'>): Cents => exchange?.credit ?? 0;

/** What is asked for in money: all of it, but for what is given in exchange. */
export const payableOf = (order: Priced): Cents => order.totals.grandTotal - creditOf(order);

/** Only offered in exchange, and not ordered yet: that does its customer, and nobody else (LAW-07). */
export const isUnordered = (order: Pick<Order, 'exchange' | 'paidAt' | 'attempts'>): boolean =>
  creditOf(order) > 0 && order.paidAt === null && order.attempts.length === 0;
