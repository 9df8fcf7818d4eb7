import type { Database, Tx } from '#kernel/database/database.ts';
import { authorizationError } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import { isMaskedId } from '#kernel/ids.ts';
import { countItems, moveItems } from './item-repository.ts';
import { maxItems, type Wishlist } from './wishlist.ts';
import { ensureCustomerList, findByGuestId, lockLists, touch } from './wishlist-repository.ts';

/** Moves a guest's list into the customer's after login; only what that does not have yet. Sent twice it changes nothing. */
export function mergeWishlists(
  database: Database,
  source: string,
  destination: string | null | undefined,
  { customerId, now }: RequestContext,
): Promise<Wishlist> {
  if (customerId === undefined) throw authorizationError();
  return database.transaction(async (tx) => {
    const own = await ensureCustomerList(tx, customerId, now);
    const isOwn = (id: string): boolean => ['', '0', String(own.id)].includes(id);
    if (!isOwn(destination ?? '')) throw foreign();
    if (isOwn(source)) return own;
    return join(tx, await guestList(tx, source), own, now);
  });
}

const foreign = (): Error => authorizationError('The current user cannot perform operations on wishlist');

/** A number that is not the customer's own is never an answer to a question (R111). */
async function guestList(tx: Tx, id: string): Promise<Wishlist> {
  const list = isMaskedId(id) ? await findByGuestId(tx, id) : undefined;
  if (!list) throw foreign();
  return list;
}

async function join(tx: Tx, source: Wishlist, own: Wishlist, now: Date): Promise<Wishlist> {
  await lockLists(tx, [source.id, own.id]);
  await moveItems(tx, source.id, own.id, Math.max(0, maxItems - (await countItems(tx, own.id))));
  await touch(tx, own.id, now);
  return { ...own, updatedAt: now };
}
