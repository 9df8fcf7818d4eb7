import type { Database } from '#kernel/database/database.ts';
import type { Sql } from '#kernel/database/rows.ts';
import { TextTable } from '#kernel/memory/text-table.ts';
import type { Catalogue } from './catalogue.ts';
import { changeCatalogue } from '../write/change-catalogue.ts';
import { readVariants } from './composites-repository.ts';
import type { Structure } from './build-catalogue.ts';
import type { ChangedThings, Kind } from './changed-things.ts';
import { loadCatalogue, loadProducts, loadStructure } from './load-catalogue.ts';

/** One snapshot of all tables: a write between two reads must not show half of itself. `skus` may be a table that others number by, too. */
export function readCatalogue(database: Pick<Database, 'transaction'>, skus = new TextTable()): Promise<Catalogue> {
  return database.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    return loadCatalogue(tx, skus);
  });
}

/**
 * The catalogue after some things changed: products with their variants, for a variant without texts of its own speaks with those of its
 * product; and of everything else the kinds that changed, whole. What did not change stays the same object.
 */
export async function readChangedCatalogue(
  database: Pick<Database, 'transaction'>,
  catalogue: Catalogue,
  { products, kinds }: Pick<ChangedThings, 'products' | 'kinds'>,
): Promise<Catalogue> {
  const variantIds = products.flatMap((id) => catalogue.products.get(id)?.variantIds ?? []);
  const { wanted, records, structure } = await database.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    const all = [...new Set([...products, ...variantIds, ...(await readVariants(tx, products)).map(({ variantId }) => variantId)])];
    return { wanted: all, records: await loadProducts(tx, all), structure: kinds.size > 0 ? await loadStructure(tx) : undefined };
  });
  const changed = wanted.length > 0 ? changeCatalogue(catalogue, wanted, records) : catalogue;
  return structure ? { ...changed, ...partsOf(structure, kinds) } : changed;
}

function partsOf(structure: Structure, kinds: ReadonlySet<Kind>): Partial<Structure> {
  const { categories, brands, sizeCharts, focuses, ...attributes } = structure;
  return {
    focuses,
    ...(kinds.has('category') ? { categories } : {}),
    ...(kinds.has('brand') ? { brands } : {}),
    ...(kinds.has('sizeChart') ? { sizeCharts } : {}),
    ...(kinds.has('attribute') ? attributes : {}),
  };
}

/** All tables in a transaction of the caller, who holds the version: every writer waits for it. */
export const readLockedCatalogue = (tx: Sql): Promise<Catalogue> => loadCatalogue(tx, new TextTable());

/** What kind of product a sku is; undefined when the shop has none with it. */
export async function findProductType(sql: Sql, sku: string): Promise<string | undefined> {
  return (await sql.query<{ type: string }>('select type from product where sku = $1', [sku])).rows[0]?.type;
}

/** The same for many; those that do not exist are left out. */
export async function findProductTypes(sql: Sql, skus: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql.query<{ sku: string; type: string }>('select sku, type from product where sku = any($1)', [skus]);
  return new Map(rows.map(({ sku, type }) => [sku, type]));
}
