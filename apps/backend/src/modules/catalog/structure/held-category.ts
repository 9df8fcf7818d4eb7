import type { Tx } from '#kernel/database/database.ts';
import type { Sql } from '#kernel/database/rows.ts';
import { readCategories, readCategoryTexts } from '../categories/categories-repository.ts';
import { buildCategories } from '../read-model/build-catalogue.ts';
import type { CategoryRecord } from '../read-model/catalogue.ts';
import { lockCatalogueVersion } from '../read-model/catalogue-version.ts';

export type Categories = ReadonlyMap<number, CategoryRecord>;

/** A category as its tables have it, for whoever edits it. */
export type HeldCategory = {
  readonly version: number;
  readonly record: CategoryRecord;
  /** Every category there is: it stands among them. */
  readonly all: Categories;
  /** Products that stand in it themselves, with their places. */
  readonly products: ReadonlyMap<number, number>;
};

/** Reads it; undefined when there is none. The version comes first: what is newer than its version meets a conflict, never the other way. */
export const readHeldCategory = (sql: Sql, id: number): Promise<HeldCategory | undefined> => read(sql, id, '');

/** The same, and nobody else writes it until the transaction ends; the catalogue's version is locked first, as every writer does. */
export async function lockCategory(tx: Tx, id: number): Promise<HeldCategory | undefined> {
  await lockCatalogueVersion(tx);
  return read(tx, id, 'for no key update');
}

export const readAllCategories = async (sql: Sql): Promise<Categories> =>
  buildCategories({ categories: await readCategories(sql), categoryTexts: await readCategoryTexts(sql) });

async function read(sql: Sql, id: number, lock: string): Promise<HeldCategory | undefined> {
  const { rows } = await sql.query<{ version: number }>(`select version from category where id = $1 ${lock}`, [id]);
  const all = await readAllCategories(sql);
  const [row, record] = [rows[0], all.get(id)];
  if (!row || !record) return undefined;
  const products = await sql.query<{ id: number; position: number }>(
    'select product_id as id, position from product_category where category_id = $1',
    [id],
  );
  return { version: row.version, record, all, products: new Map(products.rows.map((one) => [one.id, one.position])) };
}

/** Versions of all categories, and how many products stand in each of them. */
export async function readCategoryCounts(sql: Sql): Promise<ReadonlyMap<number, { readonly version: number; readonly products: number }>> {
  const { rows } = await sql.query<{ id: number; version: number; products: number }>(
    `select id, version, (select count(*)::int from product_category where category_id = category.id) as products from category`,
  );
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}

/** Those of one parent in the order of the menu. */
export const childrenOf = (all: Categories, parentId: number): readonly CategoryRecord[] =>
  [...all.values()].filter((one) => one.parentId === parentId).sort((a, b) => a.position - b.position || a.id - b.id);
