import type { DemoProduct, DemoShop } from '@shop/demo-data';
import type { Tx } from '#kernel/database/database.ts';
import type { BrandInput, CatalogueInput, CategoryInput, ProductInput } from '#modules/catalog/index.ts';
import { brandAttribute, writeCatalogue } from '#modules/catalog/index.ts';
import type { StockRow } from '#modules/inventory/index.ts';
import { setStock, setStockSources } from '#modules/inventory/index.ts';
import type { Drawings, RecipeStore } from './catalogue-drawings.ts';
import { createDrawings } from './catalogue-drawings.ts';
import { toProducts } from './catalogue-products.ts';
import type { References } from './catalogue-references.ts';
import { byStore, createReferences, perStore } from './catalogue-references.ts';

type Source = Pick<DemoShop, 'categories' | 'attributes' | 'brands' | 'products' | 'sizeCharts' | 'branches'>;

export type SeedCatalogueOptions = { readonly now: Date; readonly storeRecipe: RecipeStore };

/**
 * Draws the pictures and returns what writes categories, attributes, brands, products with their prices, pictures and stock; days
 * count from now. Drawing takes longer than a transaction may stand idle, so it is done before there is one.
 */
export async function prepareCatalogue(shop: Source, { now, storeRecipe }: SeedCatalogueOptions): Promise<(tx: Tx) => Promise<void>> {
  const drawings = createDrawings(storeRecipe);
  const references = createReferences(shop);
  const categories: CategoryInput[] = [];
  for (const category of shop.categories) categories.push(await toCategory(category, drawings));
  const products: ProductInput[] = [];
  for (const product of shop.products) products.push(...(await toProducts(product, { references, drawings, now })));
  const brands: BrandInput[] = [];
  for (const brand of shop.brands) brands.push(await toBrand(brand, references, drawings));
  return async (tx) => {
    await writeCatalogue(tx, { ...toLists(shop, references), brands, categories, products }, now);
    await setStockSources(tx, [{ code: 'WEB', kind: 'web' }, ...shop.branches.map(({ code }) => ({ code, kind: 'branch' as const }))]);
    await setStock(tx, shop.products.flatMap(stockRows));
  };
}

function toLists(shop: Source, references: References): Pick<CatalogueInput, 'attributes' | 'sizeCharts'> {
  return {
    attributes: shop.attributes.map((attribute) => ({
      ...attribute,
      label: byStore(attribute.label),
      options: attribute.options.map(({ id, code, label, swatch }) => ({ id, code, label: byStore(label), swatch })),
    })),
    sizeCharts: shop.sizeCharts.map(({ key, attribute, rows }) => ({
      key,
      rows: rows.map(({ option, label }) => ({ optionId: references.option(attribute, option), label: byStore(label) })),
    })),
  };
}

async function toBrand(
  { code, logo, image, ...brand }: Source['brands'][number],
  references: References,
  drawings: Drawings,
): Promise<BrandInput> {
  return {
    ...brand,
    optionId: references.option(brandAttribute, code),
    shortDescription: byStore(brand.shortDescription),
    description: byStore(brand.description),
    logoHash: await drawings(logo),
    pictureHash: await drawings(image),
  };
}

async function toCategory(category: Source['categories'][number], drawings: Drawings): Promise<CategoryInput> {
  const { name, urlKey, description, picture, ...fields } = category;
  return {
    ...fields,
    isActive: true,
    pictureHash: picture && (await drawings(picture)),
    texts: perStore((language) => ({
      name: name[language],
      urlKey: urlKey[language],
      ...(description ? { description: description[language], metaDescription: description[language] } : {}),
    })),
  };
}

function stockRows(product: DemoProduct): readonly StockRow[] {
  const stocked = product.type === 'configurable' ? product.variants : product.type === 'simple' ? [product] : [];
  return stocked.flatMap(({ sku, stock }) => Object.entries(stock).map(([source, quantity]) => ({ sku, source, quantity })));
}
