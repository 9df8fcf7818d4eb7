import type { Tx } from '#kernel/database/database.ts';
import type { Sql } from '#kernel/database/rows.ts';
import { toBrand, toOption } from '../read-model/build-catalogue.ts';
import { readAttributes, readBrands, readOptions, readSizeCharts } from '../attributes/attributes-repository.ts';
import type { AttributeRecord, BrandRecord, SizeChartRow } from '../read-model/catalogue.ts';
import { lockCatalogueVersion } from '../read-model/catalogue-version.ts';

/** Things as their tables have them, for whoever edits them. There are hundreds at most, so all of a kind are read. */
export type HeldBrand = { readonly version: number; readonly record: BrandRecord };
export type HeldAttribute = { readonly version: number; readonly record: AttributeRecord };
export type HeldSizeChart = { readonly version: number; readonly key: string; readonly rows: readonly SizeChartRow[] };

type Versioned = { readonly id: number | string; readonly version: number };

/** The version comes first: what is newer than its version meets a conflict, never the other way. */
async function readVersions(sql: Sql, table: 'attribute' | 'brand' | 'size_chart', lock: string): Promise<readonly Versioned[]> {
  const id = table === 'size_chart' ? 'key as id' : 'id';
  return (await sql.query<Versioned>(`select ${id}, version from ${table} ${lock}`)).rows;
}

const holding =
  <Held>(read: (sql: Sql, lock: string) => Promise<ReadonlyMap<string, Held>>) =>
  async (tx: Tx, id: string): Promise<Held | undefined> => {
    // Every writer locks the version of the catalogue first: two wait for each other, and never each for the other.
    await lockCatalogueVersion(tx);
    return (await read(tx, 'for no key update')).get(id);
  };

export async function readHeldBrands(sql: Sql, lock = ''): Promise<ReadonlyMap<string, HeldBrand>> {
  const versions = new Map((await readVersions(sql, 'brand', lock)).map(({ id, version }) => [id, version]));
  const brands = await readBrands(sql);
  return new Map(brands.map((row) => [String(row.id), { version: versions.get(row.id) ?? 1, record: toBrand(row) }]));
}

/** By their codes. */
export async function readHeldAttributes(sql: Sql, lock = ''): Promise<ReadonlyMap<string, HeldAttribute>> {
  const versions = new Map((await readVersions(sql, 'attribute', lock)).map(({ id, version }) => [id, version]));
  const attributes = await readAttributes(sql);
  const options = Map.groupBy((await readOptions(sql)).map(toOption), ({ attributeId }) => attributeId);
  return new Map(
    attributes.map((row) => [row.code, { version: versions.get(row.id) ?? 1, record: { ...row, options: options.get(row.id) ?? [] } }]),
  );
}

export async function readHeldSizeCharts(sql: Sql, lock = ''): Promise<ReadonlyMap<string, HeldSizeChart>> {
  const versions = new Map((await readVersions(sql, 'size_chart', lock)).map(({ id, version }) => [id, version]));
  const charts = await readSizeCharts(sql);
  return new Map(charts.map(({ key, rows }) => [key, { version: versions.get(key) ?? 1, key, rows }]));
}

export const lockBrand = holding(readHeldBrands);
export const lockAttribute = holding(readHeldAttributes);
export const lockSizeChart = holding(readHeldSizeCharts);

/** How many products name each of a kind. */
export async function countProductsBy(sql: Sql, column: 'brand_id' | 'size_chart_key'): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql.query<{ id: string; count: number }>(
    `select ${column}::text as id, count(*)::int as count from product
     where ${column} is not null and not exists (select from product_variant where variant_id = product.id) group by 1`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}
