import { notFound } from '#kernel/errors.ts';
import { findOrderIn } from '#modules/orders/index.ts';
import type { Parts } from '../../parts.ts';
import type { Done } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { resultOf } from '../results.ts';
import { orderShape, type OrderShape } from './order-shape.ts';

/** An order as its page shows it; of what is outside the caller's branches there is nothing. */
export async function findOrderShape({ database }: Parts, number: string, { scope }: Granted): Promise<OrderShape> {
  const found = await findOrderIn(database, number, scope);
  if (!found) throw notFound('There is no such order.');
  return orderShape(found);
}

/** What came of a change of an order. */
export const orderResult = (parts: Parts, context: Granted, work: () => Promise<Done<{ readonly order: string }>>) =>
  resultOf(parts, context, work, ({ order }) => findOrderShape(parts, order, context));
