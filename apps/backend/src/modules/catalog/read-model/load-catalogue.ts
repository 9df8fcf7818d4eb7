import * as attributes from '../attributes/attributes-repository.ts';
import type { Catalogue, ProductRecord } from './catalogue.ts';
import { buildCatalogue, buildStructure, type Structure, type StructureRows } from './build-catalogue.ts';
import { buildProducts, type ProductRows } from './build-products.ts';
import * as categories from '../categories/categories-repository.ts';
import * as composites from './composites-repository.ts';
import { Interning } from './interning.ts';
import type { ProductIds } from '../products/product-ids.ts';
import { ProductTable } from './product-table.ts';
import * as products from './products-repository.ts';
import type { Sql } from '#kernel/database/rows.ts';
import type { TextTable } from '#kernel/memory/text-table.ts';
import { readFocuses } from '#modules/media/index.ts';

/** Products per batch, variants included. */
const batchSize = 4_000;

/** Reads the whole catalogue in batches. */
export async function loadCatalogue(sql: Sql, skus: TextTable): Promise<Catalogue> {
  const table = new ProductTable(skus);
  const interning = new Interning();
  for (const range of await products.readIdRanges(sql, batchSize)) {
    for (const record of buildProducts(await loadRows(sql, range), interning)) table.add(record);
  }
  table.close();
  return buildCatalogue(table, await loadStructureRows(sql));
}

/** Everything but products: hundreds of rows, whatever the size of the shop. */
export const loadStructure = async (sql: Sql): Promise<Structure> => buildStructure(await loadStructureRows(sql));

async function loadStructureRows(sql: Sql): Promise<StructureRows> {
  return {
    categories: await categories.readCategories(sql),
    categoryTexts: await categories.readCategoryTexts(sql),
    attributes: await attributes.readAttributes(sql),
    options: await attributes.readOptions(sql),
    brands: await attributes.readBrands(sql),
    sizeCharts: await attributes.readSizeCharts(sql),
    focuses: await readFocuses(sql, 'catalog'),
  };
}

/** Reads some products as the database has them now; one that is missing does not exist any more. */
export async function loadProducts(sql: Sql, ids: readonly number[]): Promise<readonly ProductRecord[]> {
  return buildProducts(await loadRows(sql, ids), new Interning());
}

async function loadRows(sql: Sql, ids: ProductIds): Promise<ProductRows> {
  return {
    products: await products.readProducts(sql, ids),
    productTexts: await products.readProductTexts(sql, ids),
    prices: await products.readPrices(sql, ids),
    tiers: await products.readTiers(sql, ids),
    memberships: await products.readMemberships(sql, ids),
    media: await products.readMedia(sql, ids),
    links: await products.readLinks(sql, ids),
    downloads: await products.readDownloads(sql, ids),
    sales: await products.readSales(sql, ids),
    axes: await composites.readAxes(sql, ids),
    variants: await composites.readVariants(sql, ids),
    bundleOptions: await composites.readBundleOptions(sql, ids),
    bundleSelections: await composites.readBundleSelections(sql, ids),
    groupedItems: await composites.readGroupedItems(sql, ids),
    looks: await composites.readLooks(sql, ids),
  };
}
