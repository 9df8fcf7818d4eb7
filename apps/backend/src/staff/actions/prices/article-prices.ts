import type { Tx } from '#kernel/database/database.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import { catalogueModel, readPriceVersions, saveSummaries, writePrices, type LockedPrices } from '#modules/catalog/index.ts';
import { withRegular } from '#modules/pricing/index.ts';
import type { Entry } from '../../run-action.ts';

const mostCents = 10_000_000;

export const isAmount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0 && Number(value) <= mostCents;

/** Shoppers see it, and so do the lists of staff: whether a product has a price is one of the things that may be missing. */
export async function tellPrices(tx: Tx, changed: readonly LockedPrices[]): Promise<void> {
  const ids = changed.map(({ productId }) => productId);
  await saveSummaries(tx, ids);
  await touchReadModel(tx, catalogueModel, ids.map(String));
}

/** Regular prices of an article from now on: what was asked before ends and stays. */
export type ArticleChange = {
  readonly prices: LockedPrices;
  readonly changes: readonly { readonly field: string; readonly view: string; readonly before: number | null; readonly after: number }[];
};

/** Writes prices of many articles at once, and says what the log has to have of each. */
export async function writeArticlePrices(tx: Tx, articles: readonly ArticleChange[], now: Date): Promise<readonly Entry[]> {
  const wanted = articles.map(({ prices: { sku, periods }, changes }) => ({
    sku,
    prices: Object.fromEntries(changes.map(({ view, after }) => [view, withRegular(periods[view] ?? [], after, now.getTime())])),
  }));
  await writePrices(tx, wanted, now);
  const versions = await readPriceVersions(
    tx,
    wanted.map(({ sku }) => sku),
  );
  await tellPrices(
    tx,
    articles.map(({ prices }) => prices),
  );
  return articles.map(({ prices: { sku }, changes }) => ({
    entity: 'price',
    entityId: sku,
    version: versions.get(sku) ?? 0,
    changes: changes.map(({ field, before, after }) => ({ field, before, after })),
  }));
}
