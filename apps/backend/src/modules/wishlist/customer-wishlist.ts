import type { Queryable } from '#kernel/database/database.ts';
import { readItems } from './item-repository.ts';
import { findByCustomer } from './wishlist-repository.ts';

/** What a customer wants, and whether others may read it. */
export async function readCustomerWishlist(sql: Queryable, customerId: number) {
  const list = await findByCustomer(sql, customerId);
  const items = list ? await readItems(sql, list.id) : [];
  return {
    items: items.map(({ sku, variantSku, quantity }) => ({ sku: variantSku ?? sku, quantity })),
    isShared: (list?.sharingCode ?? null) !== null,
  };
}
