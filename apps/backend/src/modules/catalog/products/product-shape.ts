import type { ProductInterface } from '@shop/contract';
import { encodeUid } from '#kernel/ids.ts';
import { wireTime } from '#kernel/graphql/wire-time.ts';
import { optionCode } from '../attributes/attribute-shape.ts';
import type { BrandParent } from '../attributes/brand-shape.ts';
import { brandShape, safetyShape } from '../attributes/brand-shape.ts';
import type { ProductType } from '../read-model/catalogue.ts';
import { careAttribute, originAttribute } from '../read-model/catalogue.ts';
import type { ProductSource } from '../read-model/catalogue-view.ts';
import { cachePerSource } from '../read-model/catalogue-view.ts';
import { wireFields } from './field-shape.ts';
import { galleryEntries, galleryOf, imageRoles } from './media-shape.ts';
import { materialTexts } from '../attributes/materials.ts';

const typenames = {
  simple: 'SimpleProduct',
  virtual: 'VirtualProduct',
  configurable: 'ConfigurableProduct',
  bundle: 'BundleProduct',
  grouped: 'GroupedProduct',
} as const satisfies Record<ProductType, string>;

/** The largest quantity a line may have; the stock decides what is really possible. */
const maxQuantity = 10_000;
/** There is one set of attributes; 4 is Magento's default set. */
const attributeSetId = 4;

/**
 * The parent of a product: fields that hold until the catalogue changes. What depends on stock, time or arguments
 * is added by field resolvers, which find the product in `source`.
 */
export const productParent = cachePerSource((source) => ({
  typename: typenames[source.record.type],
  source,
  ...identity(source),
  ...texts(source),
  ...imageRoles(source),
  media_gallery: galleryOf(source),
  media_gallery_entries: galleryEntries(source),
  ...wireFields(source.record),
  ...particulars(source),
  ...maker(source),
  ...fixed,
}));

export type ProductParent = ReturnType<typeof productParent>;

/** Fields every product answers alike: custom options and gift messages are not offered. */
const fixed = {
  attribute_set_id: attributeSetId,
  gift_message_available: false,
  max_sale_qty: maxQuantity,
  min_sale_qty: 1,
  options: [],
  options_container: 'container2',
  quantity: null,
  redirect_code: 0,
  swatch_image: null,
  tier_price: null,
  tier_prices: [],
  type: 'PRODUCT' as const,
};

function identity({ record, text, view }: ProductSource) {
  const url = text.urlKey === undefined ? null : `${text.urlKey}${view.scope.productSuffix}`;
  const { website } = view.scope;
  return {
    id: record.id,
    uid: encodeUid(record.id),
    sku: record.sku,
    type_id: record.type,
    url_key: text.urlKey ?? null,
    url_path: null,
    url_suffix: view.scope.productSuffix,
    canonical_url: url,
    relative_url: url,
    url_rewrites: url === null ? [] : [{ url, parameters: [{ name: 'id', value: String(record.id) }] }],
    websites: [
      { id: website.id, code: website.code, name: website.name, sort_order: 0, default_group_id: '1', is_default: website.isDefault },
    ],
    created_at: wireTime(record.createdAt),
    updated_at: wireTime(record.updatedAt),
  };
}

function texts({ text }: ProductSource) {
  return {
    name: text.name ?? null,
    description: { html: text.description ?? '' },
    short_description: { html: text.shortDescription ?? '' },
    meta_title: text.metaTitle ?? text.name ?? null,
    meta_description: text.metaDescription ?? text.shortDescription ?? null,
    meta_keyword: text.metaKeyword ?? null,
    cashback_promotion: text.cashback ?? null,
  };
}

function particulars(source: ProductSource) {
  const { record, view } = source;
  const care = view.catalogue.attributesByCode.get(careAttribute)?.options ?? [];
  return {
    country_of_manufacture: optionCode(source, originAttribute) ?? null,
    unit: record.content?.unit ?? null,
    materials: [...materialTexts(record.materials, view)],
    care: record.care.flatMap((code) =>
      care.filter((option) => option.code === code).map((option) => ({ code, text: view.label(option) })),
    ),
    sales_data: record.sales
      ? { last_order_date: wireTime(record.sales.lastOrderAt), orders: record.sales.orders, qty_ordered: record.sales.quantity }
      : { last_order_date: null, orders: 0, qty_ordered: 0 },
  } satisfies Partial<ProductInterface>;
}

function maker(source: ProductSource): { manufacturer: number | null; brand: BrandParent | null; safety: ReturnType<typeof safetyShape> } {
  const { record, view } = source;
  const brand = record.brandId === undefined ? undefined : view.catalogue.brands.get(record.brandId);
  return { manufacturer: brand?.optionId ?? null, brand: brand ? brandShape(brand, view) : null, safety: safetyShape(source, brand) };
}
