import type { Focuses } from '#modules/media/index.ts';
import type { AttributeRow, BrandRow, OptionRow, SizeChartStored } from '../attributes/attributes-repository.ts';
import type { AttributeRecord, BrandRecord, Catalogue, CategoryRecord, OptionRecord, ProductRecord } from './catalogue.ts';
import type { CategoryRow, CategoryTextRow } from '../categories/categories-repository.ts';
import type { ProductTable } from './product-table.ts';
import { textsByStore } from './texts.ts';

/** What products are sorted, made and described by. */
export type Structure = Pick<
  Catalogue,
  'categories' | 'attributes' | 'attributesById' | 'attributesByCode' | 'options' | 'brands' | 'sizeCharts' | 'focuses'
>;

export type StructureRows = {
  readonly categories: readonly CategoryRow[];
  readonly categoryTexts: readonly CategoryTextRow[];
  readonly attributes: readonly AttributeRow[];
  readonly options: readonly OptionRow[];
  readonly brands: readonly BrandRow[];
  readonly sizeCharts: readonly SizeChartStored[];
  readonly focuses: Focuses;
};

/** Builds the records all views share. */
export const buildCatalogue = (products: ProductTable, rows: StructureRows): Catalogue => ({
  products,
  productsBySku: { get: (sku) => products.getBySku(sku) },
  ...buildStructure(rows),
  bestsellerQuantity: bestsellerQuantity(products.listable()),
});

export function buildStructure(rows: StructureRows): Structure {
  const options = rows.options.map(toOption);
  const byAttribute = Map.groupBy(options, ({ attributeId }) => attributeId);
  const attributes = rows.attributes.map((row): AttributeRecord => ({ ...row, options: byAttribute.get(row.id) ?? [] }));
  return {
    categories: buildCategories(rows),
    attributes,
    attributesById: new Map(attributes.map((attribute) => [attribute.id, attribute])),
    attributesByCode: new Map(attributes.map((attribute) => [attribute.code, attribute])),
    options: new Map(options.map((option) => [option.id, option])),
    brands: new Map(rows.brands.map((row) => [row.id, toBrand(row)])),
    sizeCharts: new Map(rows.sizeCharts.map((chart) => [chart.key, chart.rows])),
    focuses: rows.focuses,
  };
}

export function buildCategories(rows: Pick<StructureRows, 'categories' | 'categoryTexts'>): Map<number, CategoryRecord> {
  const texts = Map.groupBy(rows.categoryTexts, ({ categoryId }) => categoryId);
  const records = rows.categories.map((row): CategoryRecord => ({
    ...row,
    pictureHash: row.pictureHash ?? undefined,
    createdAt: row.createdAt.getTime(),
    updatedAt: row.updatedAt.getTime(),
    texts: textsByStore(texts.get(row.id) ?? []),
  }));
  return new Map(records.map((record) => [record.id, record]));
}

export function toOption({ swatchType, swatchValue, ...row }: OptionRow): OptionRecord {
  return { ...row, swatch: swatchType !== null && swatchValue !== null ? { type: swatchType, value: swatchValue } : undefined };
}

export const toBrand = (row: BrandRow): BrandRecord => ({
  ...row,
  logoHash: row.logoHash ?? undefined,
  pictureHash: row.pictureHash ?? undefined,
  categoryId: row.categoryId ?? undefined,
  euResponsible: row.euResponsible ?? undefined,
});

/** Of a product that is shown, and that may be a bestseller for it. */
export const piecesSold = (record: ProductRecord | undefined): number | undefined =>
  record?.isVisible && record.isEnabled ? (record.sales?.quantity ?? 0) : undefined;

/** The twentieth part that sells most are bestsellers; what never sold is none. */
export function bestsellerQuantity(products: Iterable<ProductRecord>): number {
  const sold: number[] = [];
  for (const record of products) {
    const pieces = piecesSold(record);
    if (pieces !== undefined) sold.push(pieces);
  }
  const rank = Math.max(0, sold.length - Math.max(1, Math.ceil(sold.length / 20)));
  return Math.max(1, Float64Array.from(sold).sort()[rank] ?? 1);
}
