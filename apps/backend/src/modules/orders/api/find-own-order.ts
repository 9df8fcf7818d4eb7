import { normaliseEmail } from '@shop/rules/email';
import type { Queryable } from '#kernel/database/database.ts';
import { authorizationError, inputError, notFound } from '#kernel/errors.ts';
import { isMaskedId } from '#kernel/ids.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import type { Order } from '../order.ts';
import { findOrder } from '../order-repository.ts';

const unknown = (): Error => notFound("The order doesn't exist.");
const notLocated = (): Error => notFound("We couldn't locate an order with the information provided.");

/** By its secret, for whoever has it. */
export async function orderByHash(sql: Queryable, hash: string): Promise<Order> {
  const found = isMaskedId(hash) ? await findOrder(sql, { hash }) : undefined;
  if (!found) throw unknown();
  return found.order;
}

/** By its number, for its owner alone: numbers can be guessed, so somebody else's is answered like one that does not exist. */
export async function ownOrder(sql: Queryable, number: string, { customerId }: RequestContext): Promise<Order> {
  if (customerId === undefined) throw authorizationError();
  const found = await findOrder(sql, { number });
  if (found?.order.customerId !== customerId) throw unknown();
  return found.order;
}

/** Exactly one of the two. */
export async function orderByEither(
  sql: Queryable,
  { orderNumber, hash }: { readonly orderNumber?: string | null | undefined; readonly hash?: string | null | undefined },
  context: RequestContext,
): Promise<Order> {
  if (Boolean(orderNumber) === Boolean(hash)) throw inputError('Specify either "orderNumber" or "hash".');
  return hash ? orderByHash(sql, hash) : ownOrder(sql, orderNumber ?? '', context);
}

export type OrderInformation = { readonly number: string; readonly email: string; readonly lastname: string };

/** A guest's order by what only who ordered knows; whichever of the three is wrong, the answer is the same. */
export async function guestOrder(sql: Queryable, { number, email, lastname }: OrderInformation): Promise<Order> {
  const found = await findOrder(sql, { number: number.trim() });
  if (!found) throw notLocated();
  const { order } = found;
  const isSameName = order.billingAddress.lastname.trim().toLowerCase() === lastname.trim().toLowerCase();
  if (normaliseEmail(order.email) !== normaliseEmail(email) || !isSameName) throw notLocated();
  if (order.customerId !== null) throw authorizationError('Please login to view the order.');
  return order;
}

export async function guestOrderByToken(sql: Queryable, token: string): Promise<Order> {
  const found = isMaskedId(token) ? await findOrder(sql, { hash: token }) : undefined;
  if (!found) throw notLocated();
  if (found.order.customerId !== null) throw authorizationError('Please login to view the order.');
  return found.order;
}
