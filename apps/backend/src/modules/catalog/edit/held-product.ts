import type { Tx } from '#kernel/database/database.ts';
import type { Sql } from '#kernel/database/rows.ts';
import type { LinkKind, ProductRecord } from '../read-model/catalogue.ts';
import { loadProducts } from '../read-model/load-catalogue.ts';
import { plainRecord } from '../read-model/loaded-product.ts';
import { lockCatalogueVersion } from '../read-model/catalogue-version.ts';

/** A product as its tables have it, for whoever edits it; the read model forgets which version it is, and where in a list a link stands. */
export type HeldProduct = {
  readonly version: number;
  readonly record: ProductRecord;
  readonly linkPositions: Readonly<Record<LinkKind, ReadonlyMap<number, number>>>;
  readonly variantPositions: ReadonlyMap<number, number>;
};

/** Reads it; undefined when there is none. The version comes first: what is newer than its version meets a conflict, never the other way. */
export const readHeldProduct = (sql: Sql, sku: string): Promise<HeldProduct | undefined> => read(sql, sku, '');

/**
 * The same, and nobody else writes it until the transaction ends. The version of the catalogue is locked before the row, as imports do: two
 * writers wait for each other, and never each for the other.
 */
export async function lockProduct(tx: Tx, sku: string): Promise<HeldProduct | undefined> {
  await lockCatalogueVersion(tx);
  return read(tx, sku, 'for no key update');
}

/** What no SKU has the database need not be asked. */
const isSku = /^[^\p{Cc}\p{Cs}]{1,100}$/u;

async function read(sql: Sql, sku: string, lock: string): Promise<HeldProduct | undefined> {
  if (!isSku.test(sku)) return undefined;
  const { rows } = await sql.query<{ id: number; version: number }>(`select id, version from product where sku = $1 ${lock}`, [sku]);
  const [row] = rows;
  const [loaded] = row ? await loadProducts(sql, [row.id]) : [];
  if (!row || !loaded) return undefined;
  const links = await sql.query<{ kind: LinkKind; id: number; position: number }>(
    'select kind, linked_id as id, position from product_link where product_id = $1',
    [row.id],
  );
  const variants = await sql.query<{ id: number; position: number }>(
    'select variant_id as id, position from product_variant where product_id = $1',
    [row.id],
  );
  const linksOf = (kind: LinkKind) =>
    new Map(links.rows.filter((link) => link.kind === kind).map(({ id, position }) => [id, position] as const));
  return {
    version: row.version,
    record: plainRecord(loaded),
    linkPositions: { related: linksOf('related'), upsell: linksOf('upsell'), crosssell: linksOf('crosssell') },
    variantPositions: new Map(variants.rows.map(({ id, position }) => [id, position])),
  };
}

/** Versions of products by their ids. */
export async function readVersions(sql: Sql, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql.query<{ id: number; version: number }>('select id, version from product where id = any($1)', [ids]);
  return new Map(rows.map(({ id, version }) => [id, version]));
}
