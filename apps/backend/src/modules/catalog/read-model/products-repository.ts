import type { LinkKind, ProductType } from './catalogue.ts';
import {
  fieldEntries,
  textEntries,
  type FieldValue,
  type KindOf,
  type ProductField,
  type ProductText,
} from '../products/product-fields.ts';
import type { Sql } from '#kernel/database/rows.ts';
import { idValues, ofProducts, ofSkus, type IdRange, type ProductIds } from '../products/product-ids.ts';

type StoredValue<Value> = undefined extends Value ? Exclude<Value, undefined> | null : Value;

/** Times come as milliseconds and JSON as text, so that equal values of thousands of products are parsed and interned once. */
export type ProductRow = { readonly [Field in ProductField]: StoredValue<FieldValue[KindOf<Field>]> } & {
  readonly id: number;
  readonly sku: string;
  readonly type: ProductType;
  readonly isEnabled: boolean;
  readonly isVisible: boolean;
  readonly brandId: number | null;
  readonly attributes: string;
  readonly contentAmount: number | null;
  readonly contentUnit: 'ml' | 'g' | 'm' | null;
  readonly materials: string;
  readonly care: string;
  readonly sizeChartKey: string | null;
  readonly bundleDiscountPercent: number | null;
  readonly createdAt: number;
  readonly updatedAt: number;
};

const milliseconds = (column: string): string => `floor(extract(epoch from ${column}) * 1000)::float8`;

const fieldColumns = fieldEntries
  .map(([field, { kind, column }]) => `${kind === 'time' ? milliseconds(column) : column} as "${field}"`)
  .join(', ');
const textColumns = textEntries.map(([name, { column }]) => `${column} as "${name}"`).join(', ');

/** Ranges of ids with so many products each: a statement a range stays short, and the rows of the last one are garbage at the next. */
export async function readIdRanges(sql: Sql, productsPerRange: number): Promise<IdRange[]> {
  const { rows } = await sql.query<IdRange>(
    `select min(id) as "from", max(id) as "to"
     from (select id, (row_number() over (order by id) - 1) / $1::bigint as part from product) as numbered group by part order by 1`,
    [productsPerRange],
  );
  return rows;
}

export async function readProducts(sql: Sql, ids: ProductIds): Promise<ProductRow[]> {
  const { rows } = await sql.query<ProductRow>(
    `select id, sku, type, is_enabled as "isEnabled", is_visible as "isVisible", brand_id as "brandId", attributes::text,
       ${fieldColumns}, content_amount as "contentAmount", content_unit as "contentUnit",
       materials::text, to_json(care)::text as care, size_chart_key as "sizeChartKey",
       bundle_discount_percent as "bundleDiscountPercent", ${milliseconds('created_at')} as "createdAt",
       ${milliseconds('updated_at')} as "updatedAt"
     from product ${ofProducts(ids, 'id')} order by id`,
    idValues(ids),
  );
  return rows;
}

export type ProductTextRow = { readonly [Key in keyof ProductText]-?: string | null } & {
  readonly productId: number;
  readonly storeCode: string;
};

export async function readProductTexts(sql: Sql, ids: ProductIds): Promise<ProductTextRow[]> {
  const { rows } = await sql.query<ProductTextRow>(
    `select product_id as "productId", store_code as "storeCode", ${textColumns} from product_text ${ofProducts(ids)}`,
    idValues(ids),
  );
  return rows;
}

export type PriceRow = { readonly sku: string; readonly storeCode: string; readonly periods: string };

/** The periods come as text, so that thousands of equal lists are parsed and interned once. */
export async function readPrices(sql: Sql, ids: ProductIds): Promise<PriceRow[]> {
  const { rows } = await sql.query<PriceRow>(
    `select sku, store_code as "storeCode",
       string_agg(concat_ws(' ', kind, cents, (extract(epoch from valid_from) * 1000)::bigint, (extract(epoch from valid_to) * 1000)::bigint),
         ',' order by valid_from, id) as periods
     from price_period ${ofSkus(ids)} group by sku, store_code`,
    idValues(ids),
  );
  return rows;
}

export type TierRow = {
  readonly sku: string;
  readonly quantity: number;
  readonly percentOff: number;
  readonly from: number;
  readonly to: number | null;
};

const tierColumns = `sku, quantity, percent_off as "percentOff", (extract(epoch from valid_from) * 1000)::float8 as "from",
  (extract(epoch from valid_to) * 1000)::float8 as "to"`;

export async function readTiers(sql: Sql, ids: ProductIds): Promise<TierRow[]> {
  const { rows } = await sql.query<TierRow>(
    `select ${tierColumns} from tier_price ${ofSkus(ids)} order by sku, quantity, valid_from`,
    idValues(ids),
  );
  return rows;
}

export type MembershipRow = { readonly productId: number; readonly categoryId: number; readonly position: number };

export async function readMemberships(sql: Sql, ids: ProductIds): Promise<MembershipRow[]> {
  const { rows } = await sql.query<MembershipRow>(
    `select product_id as "productId", category_id as "categoryId", position from product_category ${ofProducts(ids)}`,
    idValues(ids),
  );
  return rows;
}

export type MediaRow = {
  readonly id: number;
  readonly productId: number;
  readonly position: number;
  readonly hash: string;
  /** JSON. */
  readonly label: string;
  readonly isDisabled: boolean;
};

export async function readMedia(sql: Sql, ids: ProductIds): Promise<MediaRow[]> {
  const { rows } = await sql.query<MediaRow>(
    `select id, product_id as "productId", position, hash, label::text, is_disabled as "isDisabled" from product_media ${ofProducts(ids)}
     order by position, id`,
    idValues(ids),
  );
  return rows;
}

export type LinkRow = { readonly productId: number; readonly linkedId: number; readonly kind: LinkKind };

export async function readLinks(sql: Sql, ids: ProductIds): Promise<LinkRow[]> {
  const { rows } = await sql.query<LinkRow>(
    `select product_id as "productId", linked_id as "linkedId", kind from product_link ${ofProducts(ids)} order by position, linked_id`,
    idValues(ids),
  );
  return rows;
}

/** Name and content are JSON. */
export type DownloadRow = {
  readonly id: number;
  readonly productId: number;
  readonly type: string;
  readonly name: string;
  readonly content: string;
};

export async function readDownloads(sql: Sql, ids: ProductIds): Promise<DownloadRow[]> {
  const { rows } = await sql.query<DownloadRow>(
    `select id, product_id as "productId", type, name::text, content::text from product_download ${ofProducts(ids)} order by position, id`,
    idValues(ids),
  );
  return rows;
}

export type SalesRow = {
  readonly productId: number;
  readonly orders: number;
  readonly quantity: number;
  readonly lastOrderAt: Date | null;
};

export async function readSales(sql: Sql, ids: ProductIds): Promise<SalesRow[]> {
  const { rows } = await sql.query<SalesRow>(
    `select product_id as "productId", orders, quantity, last_order_at as "lastOrderAt" from product_sales ${ofProducts(ids)}`,
    idValues(ids),
  );
  return rows;
}
