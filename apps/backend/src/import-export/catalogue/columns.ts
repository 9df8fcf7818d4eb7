import {
  fieldEntries,
  textEntries,
  type productFields,
  type ProductField,
  type productTexts,
  type ProductTextName,
} from '#modules/catalog/index.ts';

/** The columns of Magento's product export, in its order, then those only this shop has. */
const magentoColumns = [
  'sku',
  'store_view_code',
  'attribute_set_code',
  'product_type',
  'categories',
  'product_websites',
  'name',
  'description',
  'short_description',
  'weight',
  'product_online',
  'tax_class_name',
  'visibility',
  'price',
  'special_price',
  'special_price_from_date',
  'special_price_to_date',
  'url_key',
  'meta_title',
  'meta_keywords',
  'meta_description',
  'base_image',
  'base_image_label',
  'small_image',
  'small_image_label',
  'thumbnail_image',
  'thumbnail_image_label',
  'created_at',
  'updated_at',
  'new_from_date',
  'new_to_date',
  'msrp_price',
  'additional_attributes',
  'qty',
  'is_in_stock',
  'related_skus',
  'related_position',
  'crosssell_skus',
  'crosssell_position',
  'upsell_skus',
  'upsell_position',
  'additional_images',
  'additional_image_labels',
  'hide_from_product_page',
  'bundle_price_type',
  'bundle_sku_type',
  'bundle_price_view',
  'bundle_weight_type',
  'bundle_values',
  'bundle_shipment_type',
  'associated_skus',
  'configurable_variations',
  'configurable_variation_labels',
] as const;

/** What Magento's columns cannot say; read back by the import, ignored by Magento. */
const ownColumns = [
  'maas_id',
  'maas_brand',
  'maas_warnings',
  'maas_cashback',
  'maas_made_to_order',
  'maas_animal_parts',
  'maas_prices',
  'maas_tier_prices',
  'maas_content',
  'maas_materials',
  'maas_care',
  'maas_size_chart',
  'maas_stock',
  'maas_categories',
  'maas_picture_labels',
  'maas_bundle',
  'maas_downloads',
  'maas_look',
  'maas_sales',
  'maas_catalogue',
  'maas_picture_focus',
] as const;

export type FieldColumn = (typeof productFields)[ProductField]['csv'];
type TextColumn = (typeof productTexts)[ProductTextName]['csv'];
export type Column = (typeof magentoColumns)[number] | (typeof ownColumns)[number] | FieldColumn | TextColumn;

/** Fields and texts that have no column above stand at the end: whoever reads files by position finds everything where it was. */
export const columns: readonly Column[] = [
  ...new Set<Column>([
    ...magentoColumns,
    ...ownColumns,
    ...fieldEntries.map(([, { csv }]) => csv as FieldColumn),
    ...textEntries.map(([, { csv }]) => csv),
  ]),
];
/** The filled cells of one row. */
export type Cells = Partial<Record<Column, string>>;
