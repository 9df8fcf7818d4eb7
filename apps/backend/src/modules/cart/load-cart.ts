import type { Queryable } from '#kernel/database/database.ts';
import { authorizationError, notFound } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import { findCart, type StoredCart } from './cart-repository.ts';

/** 32 letters and digits: ours, or one a client chose for itself. */
export const isCartId = (id: string): boolean => /^[A-Za-z0-9]{32}$/.test(id);

export const unknownCart = (id: string): Error => notFound(`Could not find a cart with ID "${id.slice(0, 64)}"`);
export const inactiveCart = (): Error => notFound("The cart isn't active.");
const foreignCart = (id: string): Error => authorizationError(`The current user cannot perform operations on cart "${id}"`);

/**
 * The only way to a cart: a guest's opens to whoever has its id and no account, a customer's to its owner alone (R111, R114).
 * A cart that was ordered or merged opens to nobody (R115).
 */
export async function loadCart(sql: Queryable, id: string, { customerId }: Pick<RequestContext, 'customerId'>): Promise<StoredCart> {
  const stored = await findAny(sql, id);
  const { cart } = stored;
  if ((cart.customerId ?? undefined) !== customerId) throw foreignCart(id);
  if (cart.status !== 'active') throw inactiveCart();
  return stored;
}

/** A guest's cart, for the customer who takes it over; also one that was taken over before. */
export async function loadGuestCart(sql: Queryable, id: string, customerId: number): Promise<StoredCart> {
  const stored = await findAny(sql, id);
  if (stored.cart.customerId !== null && stored.cart.customerId !== customerId) throw foreignCart(id);
  return stored;
}

async function findAny(sql: Queryable, id: string): Promise<StoredCart> {
  const stored = isCartId(id) ? await findCart(sql, id) : undefined;
  if (!stored) throw unknownCart(id);
  return stored;
}
