import type { Tx } from '#kernel/database/database.ts';
import type { Sql } from '#kernel/database/rows.ts';
import type { HeldProduct } from '../edit/held-product.ts';
import { lockCatalogueVersion } from '../read-model/catalogue-version.ts';
import { loadProducts } from '../read-model/load-catalogue.ts';
import { plainRecord } from '../read-model/loaded-product.ts';

const batch = 500;
/** Sheets have no columns for places in lists. */
const noPlaces = new Map<number, number>();
const noLinks = { related: noPlaces, upsell: noPlaces, crosssell: noPlaces } as const;

/** Many products as their tables have them, without where in a list something stands; those that do not exist are left out. */
export async function readHeldProducts(sql: Sql, skus: readonly string[]): Promise<ReadonlyMap<string, HeldProduct>> {
  return read(sql, skus, '');
}

/** The same, and nobody else writes them until the transaction ends; in the order in which everybody locks. */
export async function lockProducts(tx: Tx, skus: readonly string[]): Promise<ReadonlyMap<string, HeldProduct>> {
  await lockCatalogueVersion(tx);
  return read(tx, skus, 'for no key update');
}

async function read(sql: Sql, skus: readonly string[], lock: string): Promise<ReadonlyMap<string, HeldProduct>> {
  const found = new Map<string, HeldProduct>();
  for (let start = 0; start < skus.length; start += batch) {
    const { rows } = await sql.query<{ id: number; version: number }>(
      `select id, version from product where sku = any($1) order by id ${lock}`,
      [skus.slice(start, start + batch)],
    );
    const versions = new Map(rows.map(({ id, version }) => [id, version]));
    for (const loaded of await loadProducts(sql, [...versions.keys()])) {
      const record = plainRecord(loaded);
      found.set(record.sku, {
        version: versions.get(record.id) ?? 0,
        record,
        linkPositions: noLinks,
        variantPositions: noPlaces,
      });
    }
  }
  return found;
}
