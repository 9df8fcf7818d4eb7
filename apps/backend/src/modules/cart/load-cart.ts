import type { Queryable } from '#kernel/database/database.ts';
import { authorizationError, notFound } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import { findCart, lockCart, type ShelvedCart } from './cart-repository.ts';

/** 32 letters and digits: ours, or one a client chose for itself. */
export const isCartId = (id: string): boolean => /^[A-Za-z0-9]{32}$/.test(id);

const unknownCart = (id: string): Error => notFound(`Could not find a cart with ID "${id.slice(0, 64)}"`);
export const inactiveCart = (): Error => notFound("The cart isn't active.");
const foreignCart = (id: string): Error => authorizationError(`The current user cannot perform operations on cart "${id}"`);

/**
 * The only way to a cart, and to what the shelves have of its products and of `skus`: a guest's opens to whoever has its id and no account, a customer's to its owner alone (R111, R114).
 * A cart that was ordered or merged opens to nobody (R115).
 */
export async function loadCart(
  sql: Queryable,
  id: string,
  context: Pick<RequestContext, 'customerId'>,
  skus?: readonly string[],
): Promise<ShelvedCart> {
  return usable(await findAny(sql, id, skus), id, context);
}

/** The same, locked until the transaction ends; `version` is the one the caller has seen. */
export async function loadLockedCart(
  tx: Queryable,
  id: string,
  context: Pick<RequestContext, 'customerId'>,
  version: number,
): Promise<ShelvedCart> {
  const locked = await lockCart(tx, id);
  if (!locked) throw unknownCart(id);
  return locked.cart.version === version ? usable(locked, id, context) : loadCart(tx, id, context);
}

function usable(stored: ShelvedCart, id: string, { customerId }: Pick<RequestContext, 'customerId'>): ShelvedCart {
  const { cart } = stored;
  if ((cart.customerId ?? undefined) !== customerId) throw foreignCart(id);
  if (cart.status !== 'active') throw inactiveCart();
  return stored;
}

/** A guest's cart, for the customer who takes it over; also one that was taken over before. */
export async function loadGuestCart(sql: Queryable, id: string, customerId: number): Promise<ShelvedCart> {
  const stored = await findAny(sql, id);
  if (stored.cart.customerId !== null && stored.cart.customerId !== customerId) throw foreignCart(id);
  return stored;
}

async function findAny(sql: Queryable, id: string, skus?: readonly string[]): Promise<ShelvedCart> {
  const stored = isCartId(id) ? await findCart(sql, id, skus) : undefined;
  if (!stored) throw unknownCart(id);
  return stored;
}
