import type { Database } from '#kernel/database/database.ts';
import type { Sql } from '#kernel/database/rows.ts';
import { TextTable } from '#kernel/memory/text-table.ts';
import type { Catalogue } from './catalogue.ts';
import { changeCatalogue } from '../write/change-catalogue.ts';
import { readVariants } from './composites-repository.ts';
import { loadCatalogue, loadProducts } from './load-catalogue.ts';

/** One snapshot of all tables: a write between two reads must not show half of itself. `skus` may be a table that others number by, too. */
export function readCatalogue(database: Pick<Database, 'transaction'>, skus = new TextTable()): Promise<Catalogue> {
  return database.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    return loadCatalogue(tx, skus);
  });
}

/** The catalogue after some products changed, with their variants: a variant without texts of its own speaks with those of its product. */
export async function readChangedCatalogue(
  database: Pick<Database, 'transaction'>,
  catalogue: Catalogue,
  ids: readonly number[],
): Promise<Catalogue> {
  const variantIds = ids.flatMap((id) => catalogue.products.get(id)?.variantIds ?? []);
  const { wanted, records } = await database.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    const all = [...new Set([...ids, ...variantIds, ...(await readVariants(tx, ids)).map(({ variantId }) => variantId)])];
    return { wanted: all, records: await loadProducts(tx, all) };
  });
  return changeCatalogue(catalogue, wanted, records);
}

/** All tables in a transaction of the caller, who holds the version: every writer waits for it. */
export const readLockedCatalogue = (tx: Sql): Promise<Catalogue> => loadCatalogue(tx, new TextTable());

/** What kind of product a sku is; undefined when the shop has none with it. */
export async function findProductType(sql: Sql, sku: string): Promise<string | undefined> {
  return (await sql.query<{ type: string }>('select type from product where sku = $1', [sku])).rows[0]?.type;
}
