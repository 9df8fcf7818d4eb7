import type { Handover } from '#kernel/database/owned-rows.ts';
import { deleteByCustomer, ensureCustomerList, findByCustomer, lockLists } from './wishlist-repository.ts';

/**
 * A customer has one list: of another one what is missing is added. The other list stays as it is with its owner, so that it is there when
 * it is wanted back, and who has its link still finds it.
 */
export const wishlistHandover: Handover = {
  count: async (sql, owner) => {
    const { rows } = await sql.query<{ count: number }>(
      'select count(*)::int as count from wishlist_item join wishlist on wishlist.id = wishlist_id where customer_id = $1',
      [owner],
    );
    return rows[0]?.count ?? 0;
  },
  move: async (tx, { from, to }, now) => {
    const own = await findByCustomer(tx, from);
    if (!own) return [];
    const other = await ensureCustomerList(tx, to, now);
    await lockLists(tx, [own.id, other.id]);
    const { rows } = await tx.query<{ id: number }>(
      `insert into wishlist_item (wishlist_id, sku, variant_sku, selections, choice_key, quantity, description, added_at)
       select $2, sku, variant_sku, selections, choice_key, quantity, description, added_at from wishlist_item where wishlist_id = $1 order by id
       on conflict do nothing returning id`,
      [own.id, other.id],
    );
    return rows.map(({ id }) => id);
  },
  giveBack: async (tx, { to }, kept) => {
    await tx.query(
      'delete from wishlist_item where id = any($2::int[]) and wishlist_id = (select id from wishlist where customer_id = $1)',
      [to, kept],
    );
  },
  settle: async (tx, { from, to }) => {
    const own = await findByCustomer(tx, from);
    await deleteByCustomer(tx, from);
    if (!own?.sharingCode) return;
    await tx.query('update wishlist set sharing_code = $2, shared_as = $3 where customer_id = $1 and sharing_code is null', [
      to,
      own.sharingCode,
      own.sharedAs,
    ]);
  },
};
