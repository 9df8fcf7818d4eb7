import type { Queryable } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import { findCart, lockCart, type CartOwner, type ShelvedCart } from './cart-repository.ts';

/** 32 letters and digits: ours, or one a client chose for itself. */
export const isCartId = (id: string): boolean => /^[A-Za-z0-9]{32}$/.test(id);

/** Also of somebody else's cart: whether it exists is nobody's business (decision 021). */
export const unknownCart = (id: string): Error => notFound(`Could not find a cart with ID "${id.slice(0, 64)}"`);
export const inactiveCart = (): Error => notFound("The cart isn't active.");

type Caller = Pick<RequestContext, 'customerId'>;

/**
 * The only way to a cart, and to what the shelves have of its products and of `skus`: a guest's opens to whoever has its id and no account, a customer's to its owner alone (R111, R114).
 * A cart that was ordered or merged opens to nobody (R115).
 */
export async function loadCart(sql: Queryable, id: string, { customerId }: Caller, skus?: readonly string[]): Promise<ShelvedCart> {
  return usable(await findOwned(sql, id, { customerId }, skus));
}

/** The same, locked until the transaction ends; `version` is the one the caller has seen. */
export async function loadLockedCart(tx: Queryable, id: string, caller: Caller, version: number): Promise<ShelvedCart> {
  const locked = await lockCart(tx, id, { customerId: caller.customerId });
  if (!locked) throw unknownCart(id);
  return locked.cart.version === version ? usable(locked) : loadCart(tx, id, caller);
}

function usable(stored: ShelvedCart): ShelvedCart {
  if (stored.cart.status !== 'active') throw inactiveCart();
  return stored;
}

/** A guest's cart, for the customer who takes it over; also one that was taken over before. */
export const loadGuestCart = (sql: Queryable, id: string, customerId: number): Promise<ShelvedCart> =>
  findOwned(sql, id, { customerId, orGuest: true });

/** The id of a guest's cart that can be filled; undefined for one that is somebody else's, over or unknown. */
export async function findGuestCart(sql: Queryable, id: string): Promise<string | undefined> {
  const found = isCartId(id) ? await findCart(sql, id, { customerId: undefined }) : undefined;
  return found?.cart.status === 'active' ? found.cart.maskedId : undefined;
}

async function findOwned(sql: Queryable, id: string, owner: CartOwner, skus?: readonly string[]): Promise<ShelvedCart> {
  const stored = isCartId(id) ? await findCart(sql, id, owner, skus) : undefined;
  if (!stored) throw unknownCart(id);
  return stored;
}
