import type { Tx } from '#kernel/database/database.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import { saveSummaries } from '../list/save-summaries.ts';
import type { CatalogueInput } from './catalogue-input.ts';
import { catalogueModel, lockCatalogueVersion } from '../read-model/catalogue-version.ts';
import { checkInput } from './check-input.ts';
import { cleanInput } from './clean-input.ts';
import { saveAttributes, saveBrands, saveCategories, saveSizeCharts } from './save-repository.ts';
import { renewStatistics } from './renew-statistics.ts';
import { saveProducts } from './save-products-repository.ts';

/**
 * Adds what is new and replaces what has the same id, with few statements however many products there are.
 * Prices of a written product become the given ones from now on; what was asked before stays as it was (LAW-03).
 */
export async function writeCatalogue(tx: Tx, input: CatalogueInput, now: Date): Promise<void> {
  checkInput(input);
  // Whoever writes a price does it alone, and sees what the one before has written.
  await lockCatalogueVersion(tx);
  const { attributes = [], categories = [], brands = [], sizeCharts = [], products = [] } = cleanInput(input);
  if (attributes.length > 0) await saveAttributes(tx, attributes);
  if (categories.length > 0) await saveCategories(tx, categories, now);
  if (brands.length > 0) await saveBrands(tx, brands);
  if (sizeCharts.length > 0) await saveSizeCharts(tx, sizeCharts);
  if (products.length > 0) await saveProducts(tx, products, now);
  if (products.length > 0) {
    await renewStatistics(tx);
    // After everything that a product may lack.
    await saveSummaries(
      tx,
      products.map(({ id }) => id),
    );
  }
  const isProductsOnly = attributes.length + categories.length + brands.length + sizeCharts.length === 0;
  await touchReadModel(tx, catalogueModel, isProductsOnly ? products.map(({ id }) => String(id)) : undefined);
}
