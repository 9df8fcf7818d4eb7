import type { Sql } from '#kernel/database/rows.ts';
import { lockCatalogueVersion } from '../read-model/catalogue-version.ts';
import { readPeriods, readPriceVersions, type PeriodRow } from './price-repository.ts';

export type LockedPrices = {
  readonly sku: string;
  readonly productId: number;
  readonly version: number;
  /** Of the store views that have prices of their own; empty where one may have its first. */
  readonly periods: Readonly<Record<string, readonly PeriodRow[]>>;
};

/**
 * The prices of skus for a change: nobody else writes one before the transaction ends. What is sold itself has empty lists for those of
 * the given views in which it has none yet; without any price it is left out when no views are given.
 */
export async function lockPrices(tx: Sql, skus: readonly string[], firstViews: readonly string[] = []) {
  await lockCatalogueVersion(tx);
  return readArticlePrices(tx, skus, firstViews);
}

/** The same to look at. */
export async function readArticlePrices(
  sql: Sql,
  skus: readonly string[],
  firstViews: readonly string[] = [],
): Promise<ReadonlyMap<string, LockedPrices>> {
  const { rows } = await sql.query<{ id: number; sku: string; isPiece: boolean }>(
    `select id, sku, type in ('simple', 'virtual') as "isPiece" from product where sku = any($1)`,
    [skus],
  );
  const versions = await readPriceVersions(sql, skus);
  const periods = Map.groupBy(await readPeriods(sql, skus), ({ sku }) => sku);
  return new Map(
    rows.flatMap(({ id, sku, isPiece }) => {
      const empty = isPiece ? Object.fromEntries(firstViews.map((view) => [view, []])) : {};
      const byView = { ...empty, ...Object.fromEntries(Map.groupBy(periods.get(sku) ?? [], ({ storeCode }) => storeCode)) };
      if (Object.keys(byView).length === 0) return [];
      return [[sku, { sku, productId: id, version: versions.get(sku) ?? 0, periods: byView }] as const];
    }),
  );
}
