import type { Database } from '#kernel/database/database.ts';
import { alreadyExists, inputError } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import type { Ids } from '#kernel/ids.ts';
import { emptyDocument, type Cart } from './cart.ts';
import { findCustomerCart, insertCart, type StoredCart } from './cart-repository.ts';
import { isCartId } from './load-cart.ts';

type Options = { readonly database: Database; readonly ids: Ids };

/** A new guest's cart, under an id of the client's choice when it gives one. */
export async function createGuestCart({ database, ids }: Options, { store, now }: RequestContext, wanted?: string): Promise<Cart> {
  if (wanted !== undefined && !isCartId(wanted)) throw inputError('Cart ID length should be 32 characters.');
  const maskedId = wanted ?? ids.masked();
  const cart = await insertCart(database, { maskedId, customerId: undefined, storeCode: store.code, document: emptyDocument, now });
  if (!cart) throw alreadyExists(`Cart with ID "${maskedId}" already exists.`);
  return cart;
}

/** The customer's active cart; made when there is none. Of two calls at once both get the same one. */
export async function ownCart({ database, ids }: Options, customerId: number, { store, now }: RequestContext): Promise<StoredCart> {
  const found = await findCustomerCart(database, customerId);
  if (found) return found;
  const made = await insertCart(database, { maskedId: ids.masked(), customerId, storeCode: store.code, document: emptyDocument, now });
  const stored = made ? { cart: made, coupon: undefined } : await findCustomerCart(database, customerId);
  if (!stored) throw new Error('a customer has neither a cart nor can one be made');
  return stored;
}

/** The id of the customer's cart, or of a guest's, which is made when there is none of that id. */
export async function cartToFill(options: Options, context: RequestContext, guestId: string | undefined): Promise<string> {
  const { customerId, store, now } = context;
  if (customerId !== undefined) return (await ownCart(options, customerId, context)).cart.maskedId;
  const maskedId = guestId ?? options.ids.masked();
  await insertCart(options.database, { maskedId, customerId: undefined, storeCode: store.code, document: emptyDocument, now });
  return maskedId;
}
