import type { Look, Texts } from './catalogue.ts';
import type { Sql } from '#kernel/database/rows.ts';
import { idValues, ofProducts, type ProductIds } from '../products/product-ids.ts';

/** What products are composed of: axes and variants, bundle parts, grouped items, looks. */
export type AxisRow = { readonly id: number; readonly productId: number; readonly attributeId: number; readonly position: number };

export async function readAxes(sql: Sql, ids: ProductIds): Promise<AxisRow[]> {
  const { rows } = await sql.query<AxisRow>(
    `select id, product_id as "productId", attribute_id as "attributeId", position from product_axis ${ofProducts(ids)} order by position, id`,
    idValues(ids),
  );
  return rows;
}

export type VariantRow = { readonly productId: number; readonly variantId: number };

/** Those of the products, and for a list also which products they are variants of themselves. */
export async function readVariants(sql: Sql, ids: ProductIds): Promise<VariantRow[]> {
  const { rows } = await sql.query<VariantRow>(
    `select product_id as "productId", variant_id as "variantId" from product_variant
     ${ofProducts(ids)} ${'from' in ids ? '' : 'or variant_id = any($1)'} order by position, variant_id`,
    idValues(ids),
  );
  return rows;
}

export type BundleOptionRow = {
  readonly id: number;
  readonly productId: number;
  readonly title: Texts;
  readonly type: 'radio' | 'select' | 'checkbox' | 'multi';
  readonly isRequired: boolean;
  readonly position: number;
};

export async function readBundleOptions(sql: Sql, ids: ProductIds): Promise<BundleOptionRow[]> {
  const { rows } = await sql.query<BundleOptionRow>(
    `select id, product_id as "productId", title, type, is_required as "isRequired", position from bundle_option ${ofProducts(ids)}
     order by position, id`,
    idValues(ids),
  );
  return rows;
}

export type BundleSelectionRow = {
  readonly id: number;
  readonly optionId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly canChangeQuantity: boolean;
  readonly isDefault: boolean;
  readonly position: number;
};

export async function readBundleSelections(sql: Sql, ids: ProductIds): Promise<BundleSelectionRow[]> {
  const { rows } = await sql.query<BundleSelectionRow>(
    `select id, option_id as "optionId", product_id as "productId", quantity, can_change_quantity as "canChangeQuantity",
       is_default as "isDefault", position from bundle_selection
     where option_id in (select id from bundle_option ${ofProducts(ids)}) order by position, id`,
    idValues(ids),
  );
  return rows;
}

export type GroupedItemRow = { readonly productId: number; readonly itemId: number; readonly quantity: number; readonly position: number };

export async function readGroupedItems(sql: Sql, ids: ProductIds): Promise<GroupedItemRow[]> {
  const { rows } = await sql.query<GroupedItemRow>(
    `select product_id as "productId", item_id as "itemId", quantity, position from grouped_item ${ofProducts(ids)}
     order by position, item_id`,
    idValues(ids),
  );
  return rows;
}

export type LookRow = Look & { readonly productId: number };

export async function readLooks(sql: Sql, ids: ProductIds): Promise<LookRow[]> {
  return (await sql.query<LookRow>(`select product_id as "productId", hash, label, hotspots from look ${ofProducts(ids)}`, idValues(ids)))
    .rows;
}
