import type { AttributeRecord, Catalogue, CatalogueView, CategoryRecord, ProductRecord } from '#modules/catalog/index.ts';
import { createCatalogueView, emptyFields } from '#modules/catalog/index.ts';
import type { StockQuantities } from '#modules/inventory/index.ts';
import { createStock } from '#modules/inventory/index.ts';

/** A product for tests: enabled, visible, simple, € 100 since the beginning of 2026. */
export const aProduct = (given: Partial<ProductRecord> & Pick<ProductRecord, 'id'>): ProductRecord => ({
  sku: `SKU-${given.id}`,
  type: 'simple',
  isEnabled: true,
  isVisible: true,
  brandId: undefined,
  attributes: {},
  ...emptyFields,
  content: undefined,
  materials: [],
  care: [],
  sizeChartKey: undefined,
  bundleDiscountPercent: 0,
  createdAt: 0,
  updatedAt: 0,
  texts: { nl: { name: `Product ${given.id}`, urlKey: `product-${given.id}` } },
  categories: new Map(),
  pictures: [],
  links: { related: [], upsell: [], crosssell: [] },
  axes: [],
  variantIds: [],
  parentId: undefined,
  bundleOptions: [],
  groupedItems: [],
  look: undefined,
  downloads: [],
  sales: undefined,
  prices: { nl: [{ kind: 'regular', cents: 10000, from: Date.UTC(2026, 0, 1) }] },
  tiers: [],
  ...given,
});

/** A category for tests: active, an anchor, in the menu, at its id as position. */
export const aCategory = (given: Partial<CategoryRecord> & Pick<CategoryRecord, 'id' | 'parentId'>): CategoryRecord => ({
  position: given.id,
  isActive: true,
  includeInMenu: true,
  isAnchor: true,
  displayMode: 'PRODUCTS',
  pictureHash: undefined,
  createdAt: 0,
  updatedAt: 0,
  texts: { nl: { name: `Categorie ${given.id}`, urlKey: `c${given.id}` } },
  ...given,
});

/** Categories below each other, one of them no anchor. */
export const someCategories: readonly CategoryRecord[] = [
  aCategory({ id: 2, parentId: 1 }),
  aCategory({ id: 10, parentId: 2 }),
  aCategory({ id: 11, parentId: 10 }),
  aCategory({ id: 12, parentId: 10, isAnchor: false }),
  aCategory({ id: 13, parentId: 12 }),
  aCategory({ id: 20, parentId: 2 }),
];

/** A catalogue of these records. */
export function aCatalogue(
  products: readonly ProductRecord[],
  { categories = [], attributes = [] }: { categories?: readonly CategoryRecord[]; attributes?: readonly AttributeRecord[] } = {},
): Catalogue {
  const byId = new Map(products.map((product) => [product.id, product]));
  return {
    products: { get: (id) => byId.get(id), size: byId.size, values: () => byId.values(), listable: () => byId.values() },
    productsBySku: new Map(products.map((product) => [product.sku, product])),
    categories: new Map(categories.map((category) => [category.id, category])),
    attributes,
    attributesById: new Map(attributes.map((attribute) => [attribute.id, attribute])),
    attributesByCode: new Map(attributes.map((attribute) => [attribute.code, attribute])),
    options: new Map(attributes.flatMap(({ options }) => options.map((option) => [option.id, option]))),
    brands: new Map(),
    sizeCharts: new Map(),
    focuses: new Map(),
    bestsellerQuantity: 10,
  };
}

/** The Dutch view on a catalogue, with pieces per sku; `previous` is that on the one before. */
export function aView(
  catalogue: Catalogue,
  levels: Readonly<Record<string, StockQuantities>> = {},
  previous?: CatalogueView,
): CatalogueView {
  const sources = [{ code: 'WEB', kind: 'web' } as const, { code: 'SIT', kind: 'branch' } as const];
  const stock = createStock(sources, new Map(Object.entries(levels)));
  const scope = {
    code: 'nl',
    language: 'nl' as const,
    locale: 'nl-NL',
    rootCategoryId: 2,
    defaultCode: 'nl',
    fallback: ['nl'],
    productSuffix: '.html',
    categorySuffix: '',
    website: { id: 1, code: 'base', name: 'Shop', isDefault: true },
  };
  const mediaUrl = (hash: string, width: number, format: string): string => `/media/${hash}/${width}.${format}`;
  const documentUrl = (file: string): string => `/media/documents/${file}`;
  return createCatalogueView({ catalogue, scope, stock: () => stock, stockVersion: () => 0, mediaUrl, documentUrl }, previous);
}
