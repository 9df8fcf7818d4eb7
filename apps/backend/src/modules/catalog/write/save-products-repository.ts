import type { ProductInput } from './catalogue-input.ts';
import { textEntries } from '../products/product-fields.ts';
import { writePrices } from '../prices/write-prices.ts';
import { writeTiers } from '../prices/write-tiers.ts';
import * as rows from '../read-model/product-rows.ts';
import type { Row, Sql } from '#kernel/database/rows.ts';
import { advanceSequence, insertRows } from '#kernel/database/rows.ts';

type Part = { readonly table: string; readonly columns: readonly string[]; readonly rows: (product: ProductInput) => readonly Row[] };

/** Tables that hang on a product, in an order that satisfies their references. */
const parts: readonly Part[] = [
  {
    table: 'product_text',
    columns: ['product_id', 'store_code', ...textEntries.map(([, { column }]) => column)],
    rows: rows.textRows,
  },
  { table: 'product_category', columns: ['product_id', 'category_id', 'position'], rows: rows.categoryRows },
  { table: 'product_media', columns: ['product_id', 'position', 'hash', 'label', 'is_disabled'], rows: rows.mediaRows },
  { table: 'product_link', columns: ['product_id', 'linked_id', 'kind', 'position'], rows: rows.linkRows },
  { table: 'product_axis', columns: ['product_id', 'attribute_id', 'position'], rows: rows.axisRows },
  { table: 'product_variant', columns: ['product_id', 'variant_id', 'position'], rows: rows.variantRows },
  { table: 'bundle_option', columns: ['id', 'product_id', 'title', 'type', 'is_required', 'position'], rows: rows.bundleOptionRows },
  { table: 'grouped_item', columns: ['product_id', 'item_id', 'quantity', 'position'], rows: rows.groupedRows },
  { table: 'look', columns: ['product_id', 'hash', 'label', 'hotspots'], rows: rows.lookRows },
  { table: 'product_download', columns: ['product_id', 'type', 'name', 'content', 'position'], rows: rows.downloadRows },
  { table: 'product_sales', columns: ['product_id', 'orders', 'quantity', 'last_order_at'], rows: rows.salesRows },
];

const selectionColumns = ['id', 'option_id', 'product_id', 'quantity', 'can_change_quantity', 'is_default', 'position'];

/** Writes products with everything that hangs on them; of products that exist already the old parts are replaced, but for the history of their prices. */
export async function saveProducts(tx: Sql, products: readonly ProductInput[], now: Date): Promise<void> {
  const ids = products.map(({ id }) => id);
  const { rows: existing } = await tx.query<{ id: number; sku: string; version: number }>(
    'select id, sku, version from product where id = any($1) for update',
    [ids],
  );
  const known = new Set(existing.map(({ sku }) => sku));
  const versions = new Map(existing.map(({ id, version }) => [id, version]));
  await insertRows(
    tx,
    'product',
    [...rows.productColumns, 'version'],
    products.map((product) => ({ ...rows.productRow(product, now), version: (versions.get(product.id) ?? 0) + 1 })),
    ['id'],
  );
  await advanceSequence(tx, 'product');
  await raiseChangedCategories(tx, products);
  if (existing.length > 0) await removeParts(tx, existing);
  for (const { table, columns, rows: rowsOf } of parts) await insertRows(tx, table, columns, products.flatMap(rowsOf));
  await insertRows(tx, 'bundle_selection', selectionColumns, products.flatMap(rows.bundleSelectionRows));
  await writePrices(
    tx,
    products.map(({ sku, prices = {} }) => ({ sku, prices, isNew: !known.has(sku) })),
    now,
  );
  await writeTiers(
    tx,
    products.map(({ sku, tiers = [] }) => ({ sku, tiers, isNew: !known.has(sku) })),
    now,
  );
  for (const table of ['bundle_option', 'bundle_selection']) await advanceSequence(tx, table);
}

/** Whoever has a category open hears of products that come, go and move: each category once, however many products a file brings. */
async function raiseChangedCategories(tx: Sql, products: readonly ProductInput[]): Promise<void> {
  const given = products.flatMap(rows.categoryRows);
  await tx.query(
    `with was as (select product_id, category_id, position from product_category where product_id = any($1)),
       given as (select * from unnest($2::int[], $3::int[], $4::int[]) as given(product_id, category_id, position))
     update category set version = version + 1 where id in
       (select category_id from ((table was except table given) union all (table given except table was)) as changed)`,
    [
      products.map(({ id }) => id),
      ...(['product_id', 'category_id', 'position'] as const).map((column) => given.map((row) => row[column])),
    ],
  );
}

async function removeParts(tx: Sql, existing: readonly { id: number; sku: string }[]): Promise<void> {
  for (const { table } of parts) await tx.query(`delete from ${table} where product_id = any($1)`, [existing.map(({ id }) => id)]);
}
