import * as attributes from './attributes-repository.ts';
import type { Catalogue } from './catalogue.ts';
import { buildCatalogue } from './build-catalogue.ts';
import * as categories from './categories-repository.ts';
import * as composites from './composites-repository.ts';
import * as products from './products-repository.ts';
import type { Sql } from '#kernel/database/rows.ts';

/** Reads the whole catalogue; one statement a table, whatever the number of products. */
export async function loadCatalogue(sql: Sql): Promise<Catalogue> {
  return buildCatalogue({
    products: await products.readProducts(sql),
    productTexts: await products.readProductTexts(sql),
    prices: await products.readPrices(sql),
    tiers: await products.readTiers(sql),
    memberships: await products.readMemberships(sql),
    media: await products.readMedia(sql),
    links: await products.readLinks(sql),
    downloads: await products.readDownloads(sql),
    sales: await products.readSales(sql),
    axes: await composites.readAxes(sql),
    variants: await composites.readVariants(sql),
    bundleOptions: await composites.readBundleOptions(sql),
    bundleSelections: await composites.readBundleSelections(sql),
    groupedItems: await composites.readGroupedItems(sql),
    looks: await composites.readLooks(sql),
    categories: await categories.readCategories(sql),
    categoryTexts: await categories.readCategoryTexts(sql),
    attributes: await attributes.readAttributes(sql),
    options: await attributes.readOptions(sql),
    brands: await attributes.readBrands(sql),
    sizeCharts: await attributes.readSizeCharts(sql),
  });
}
