import type { LinkKind } from './catalogue.ts';
import type { ProductInput } from '../write/catalogue-input.ts';
import { fieldEntries, textEntries, type FieldKind } from '../products/product-fields.ts';
import type { Row } from '#kernel/database/rows.ts';

const isoTime = (time: number | undefined): string | null => (time === undefined ? null : new Date(time).toISOString());

export const productColumns = [
  'id',
  'sku',
  'type',
  'is_enabled',
  'is_visible',
  'brand_id',
  'attributes',
  ...fieldEntries.map(([, { column }]) => column),
  'content_amount',
  'content_unit',
  'materials',
  'care',
  'size_chart_key',
  'bundle_discount_percent',
  'created_at',
  'updated_at',
];

function stored(kind: FieldKind, value: boolean | number | string | undefined): unknown {
  if (kind === 'flag') return value ?? false;
  return typeof value === 'number' && kind === 'time' ? isoTime(value) : (value ?? null);
}

/** The columns of `product`, what is left out filled in. */
export const productRow = (product: ProductInput, now: Date): Row => ({
  id: product.id,
  sku: product.sku,
  type: product.type,
  is_enabled: product.isEnabled ?? true,
  is_visible: product.isVisible ?? true,
  brand_id: product.brandId ?? null,
  attributes: product.attributes ?? {},
  ...Object.fromEntries(fieldEntries.map(([field, { kind, column }]) => [column, stored(kind, product[field])])),
  content_amount: product.content?.amount ?? null,
  content_unit: product.content?.unit ?? null,
  materials: product.materials ?? [],
  care: product.care ?? [],
  size_chart_key: product.sizeChartKey ?? null,
  bundle_discount_percent: product.bundleDiscountPercent ?? null,
  created_at: isoTime(product.createdAt) ?? now,
  updated_at: isoTime(product.updatedAt) ?? now,
});

export const textRows = ({ id, texts = {} }: ProductInput): readonly Row[] =>
  Object.entries(texts).map(([storeCode, text]) => ({
    product_id: id,
    store_code: storeCode,
    ...Object.fromEntries(textEntries.map(([name, { column }]) => [column, text[name]])),
  }));

export const categoryRows = ({ id, categories = new Map() }: ProductInput): readonly Row[] =>
  [...categories].map(([categoryId, position]) => ({ product_id: id, category_id: categoryId, position }));

export const mediaRows = ({ id, pictures = [] }: ProductInput): readonly Row[] =>
  pictures.map(({ hash, label, isDisabled = false }, index) => ({
    product_id: id,
    position: index + 1,
    hash,
    label,
    is_disabled: isDisabled,
  }));

export function linkRows({ id, links = {} }: ProductInput): readonly Row[] {
  return (Object.entries(links) as [LinkKind, readonly number[]][]).flatMap(([kind, ids]) =>
    ids.map((linkedId, index) => ({ product_id: id, linked_id: linkedId, kind, position: index + 1 })),
  );
}

export const axisRows = ({ id, axes = [] }: ProductInput): readonly Row[] =>
  axes.map((attributeId, position) => ({ product_id: id, attribute_id: attributeId, position }));

export const variantRows = ({ id, variantIds = [] }: ProductInput): readonly Row[] =>
  variantIds.map((variantId, index) => ({ product_id: id, variant_id: variantId, position: index + 1 }));

export const bundleOptionRows = ({ id, bundleOptions = [] }: ProductInput): readonly Row[] =>
  bundleOptions.map(({ id: optionId, title, type, isRequired }, index) => ({
    id: optionId,
    product_id: id,
    title,
    type,
    is_required: isRequired,
    position: index + 1,
  }));

export const bundleSelectionRows = ({ bundleOptions = [] }: ProductInput): readonly Row[] =>
  bundleOptions.flatMap((option) =>
    option.selections.map((selection, index) => ({
      id: selection.id,
      option_id: option.id,
      product_id: selection.productId,
      quantity: selection.quantity,
      can_change_quantity: selection.canChangeQuantity,
      is_default: selection.isDefault,
      position: index + 1,
    })),
  );

export const groupedRows = ({ id, groupedItems = [] }: ProductInput): readonly Row[] =>
  groupedItems.map(({ itemId, quantity }, index) => ({ product_id: id, item_id: itemId, quantity, position: index + 1 }));

export const lookRows = ({ id, look }: ProductInput): readonly Row[] =>
  look ? [{ product_id: id, hash: look.hash, label: look.label, hotspots: look.hotspots }] : [];

export const downloadRows = ({ id, downloads = [] }: ProductInput): readonly Row[] =>
  downloads.map(({ type, name, content }, index) => ({ product_id: id, type, name, content, position: index + 1 }));

export const salesRows = ({ id, sales }: ProductInput): readonly Row[] =>
  sales ? [{ product_id: id, orders: sales.orders, quantity: sales.quantity, last_order_at: isoTime(sales.lastOrderAt) }] : [];
