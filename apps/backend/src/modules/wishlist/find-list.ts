import type { Queryable } from '#kernel/database/database.ts';
import { authorizationError, inputError } from '#kernel/errors.ts';
import { isMaskedId } from '#kernel/ids.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import type { Wishlist } from './wishlist.ts';
import * as repository from './wishlist-repository.ts';

const needsLogin = 'The current user cannot perform operations on wishlist';
const unknown = 'The wishlist was not found.';

/**
 * The list a request may change: a guest's by its opaque id, the customer's by its number, 0 or nothing.
 * Somebody else's and one that does not exist get one answer (R111).
 */
export async function findList(sql: Queryable, id: string, context: RequestContext, missing = unknown): Promise<Wishlist> {
  if (!isMaskedId(id)) return findOwnList(sql, id, context, missing);
  const list = await repository.findByGuestId(sql, id);
  if (!list) throw inputError(missing);
  return list;
}

/** The customer's own list and no other. */
export async function findOwnList(
  sql: Queryable,
  id: string,
  { customerId, now }: Pick<RequestContext, 'customerId' | 'now'>,
  missing = unknown,
): Promise<Wishlist> {
  if (customerId === undefined) throw authorizationError(needsLogin);
  if (id === '' || id === '0') return repository.ensureCustomerList(sql, customerId, now);
  const own = await repository.findByCustomer(sql, customerId);
  if (!own || String(own.id) !== id) throw inputError(missing);
  return own;
}
