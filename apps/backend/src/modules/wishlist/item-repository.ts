import type { Queryable } from '#kernel/database/database.ts';
import { choiceKey, maxPieces, type Choice, type WishlistItem } from './wishlist.ts';

const columns = 'id, sku, variant_sku as "variantSku", selections, quantity, description, added_at as "addedAt"';

/** In the order in which they were added. */
export async function readItems(sql: Queryable, listId: number): Promise<readonly WishlistItem[]> {
  const { rows } = await sql.query<WishlistItem>(`select ${columns} from wishlist_item where wishlist_id = $1 order by id`, [listId]);
  return rows;
}

export async function findItem(sql: Queryable, listId: number, id: number): Promise<WishlistItem | undefined> {
  const { rows } = await sql.query<WishlistItem>(`select ${columns} from wishlist_item where wishlist_id = $1 and id = $2`, [listId, id]);
  return rows[0];
}

export async function countItems(sql: Queryable, listId: number): Promise<number> {
  const { rows } = await sql.query<{ count: number }>('select count(*)::int as count from wishlist_item where wishlist_id = $1', [listId]);
  return rows[0]?.count ?? 0;
}

/** Adds an item, or pieces to the item with the same choice. */
export async function addItem(sql: Queryable, listId: number, choice: Choice, quantity: number, now: Date): Promise<void> {
  await sql.query(
    `insert into wishlist_item (wishlist_id, sku, variant_sku, selections, choice_key, quantity, added_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (wishlist_id, sku, choice_key) do update set quantity = least(wishlist_item.quantity + excluded.quantity, $8)`,
    [listId, choice.sku, choice.variantSku, JSON.stringify(choice.selections), choiceKey(choice), quantity, now, maxPieces],
  );
}

/** The id of the item with a choice. */
export async function findChoice(sql: Queryable, listId: number, choice: Choice): Promise<number | undefined> {
  const { rows } = await sql.query<{ id: number }>('select id from wishlist_item where wishlist_id = $1 and sku = $2 and choice_key = $3', [
    listId,
    choice.sku,
    choiceKey(choice),
  ]);
  return rows[0]?.id;
}

export async function replaceChoice(sql: Queryable, id: number, choice: Choice): Promise<void> {
  await sql.query('update wishlist_item set variant_sku = $2, selections = $3, choice_key = $4 where id = $1', [
    id,
    choice.variantSku,
    JSON.stringify(choice.selections),
    choiceKey(choice),
  ]);
}

export async function setQuantity(sql: Queryable, id: number, quantity: number): Promise<void> {
  await sql.query('update wishlist_item set quantity = $2 where id = $1', [id, Math.min(quantity, maxPieces)]);
}

export async function setDescription(sql: Queryable, id: number, description: string | null): Promise<void> {
  await sql.query('update wishlist_item set description = $2 where id = $1', [id, description]);
}

/** False when the list has no such item. */
export async function removeItem(sql: Queryable, listId: number, id: number): Promise<boolean> {
  return (await sql.query('delete from wishlist_item where wishlist_id = $1 and id = $2', [listId, id])).rowCount === 1;
}

/** Moves what the destination does not have, at most `limit`, and empties the source. */
export async function moveItems(sql: Queryable, from: number, to: number, limit: number): Promise<void> {
  await sql.query(
    `insert into wishlist_item (wishlist_id, sku, variant_sku, selections, choice_key, quantity, description, added_at)
     select $2, sku, variant_sku, selections, choice_key, quantity, description, added_at from wishlist_item source
     where wishlist_id = $1 and not exists (select from wishlist_item own where own.wishlist_id = $2
       and own.sku = source.sku and own.choice_key = source.choice_key)
     order by id limit $3`,
    [from, to, limit],
  );
  await sql.query('delete from wishlist_item where wishlist_id = $1', [from]);
}
