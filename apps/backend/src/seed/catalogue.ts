import type { DemoProduct, DemoShop, ScaledShop } from '@shop/demo-data';
import type { Tx } from '#kernel/database/database.ts';
import type { BrandInput, CatalogueInput, CategoryInput, ProductInput } from '#modules/catalog/index.ts';
import { brandAttribute, writeCatalogue } from '#modules/catalog/index.ts';
import type { StockRow } from '#modules/inventory/index.ts';
import { setStock, setStockSources } from '#modules/inventory/index.ts';
import type { Drawings, RecipeStore } from './catalogue-drawings.ts';
import { createDrawings } from './catalogue-drawings.ts';
import type { ProductSeed } from './catalogue-products.ts';
import { toProducts } from './catalogue-products.ts';
import type { References } from './catalogue-references.ts';
import { byStore, createReferences, perStore } from './catalogue-references.ts';

type Source = Pick<DemoShop, 'categories' | 'attributes' | 'brands' | 'products' | 'samples' | 'sizeCharts' | 'branches'> &
  Partial<Pick<ScaledShop, 'furtherProducts'>>;

const stockRowsPerStatement = 5_000;

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
  const seed = { references, drawings, now };
  const samples = await toInputs(shop.samples, seed);
  const products = [...(await toInputs(shop.products, seed)), ...samples.map((sample) => ({ ...sample, isVisible: false }))];
  const brands: BrandInput[] = [];
  for (const brand of shop.brands) brands.push(await toBrand(brand, references, drawings));
  return async (tx) => {
    await writeCatalogue(tx, { ...toLists(shop, references), brands, categories, products }, now);
    await setStockSources(tx, [{ code: 'WEB', kind: 'web' }, ...shop.branches.map(({ code }) => ({ code, kind: 'branch' as const }))]);
    await writeStock(tx, [...shop.products, ...shop.samples]);
    for (const portion of shop.furtherProducts?.() ?? []) await writePortion(tx, portion, seed);
  };
}

/** Made only when it is written, and forgotten after: all portions together would not fit into memory. Their drawings exist already. */
async function writePortion(tx: Tx, portion: readonly DemoProduct[], { references, ...seed }: ProductSeed): Promise<void> {
  const products = await toInputs(portion, { ...seed, references: references.with(portion) });
  await writeCatalogue(tx, { products }, seed.now);
  await writeStock(tx, portion);
}

async function toInputs(products: readonly DemoProduct[], seed: ProductSeed): Promise<readonly ProductInput[]> {
  const inputs: ProductInput[] = [];
  for (const product of products) inputs.push(...(await toProducts(product, seed)));
  return inputs;
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
  const { name, urlKey, description, picture, setsFirst: _order, ...fields } = category;
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

/** In small statements: a busy machine needs more than the seconds a statement may take for all of them at once. */
async function writeStock(tx: Tx, products: readonly DemoProduct[]): Promise<void> {
  const rows = products.flatMap(stockRows);
  for (let start = 0; start < rows.length; start += stockRowsPerStatement) {
    await setStock(tx, rows.slice(start, start + stockRowsPerStatement));
  }
}

function stockRows(product: DemoProduct): readonly StockRow[] {
  const stocked = product.type === 'configurable' ? product.variants : product.type === 'simple' ? [product] : [];
  return stocked.flatMap(({ sku, stock }) => Object.entries(stock).map(([source, quantity]) => ({ sku, source, quantity })));
}
