import type { Sql } from '#kernel/database/rows.ts';
import { planPeriods, type PricePeriod } from '#modules/pricing/index.ts';
import { addPeriods, endPeriods, raisePriceVersions, readPeriods, removePeriods, tellMoment, type NewPeriod } from './price-repository.ts';

/** Prices of a sku by store view; a view that is not named keeps its own. */
export type WantedPrices = {
  readonly sku: string;
  readonly prices: Readonly<Record<string, readonly PricePeriod[]>>;
  /** Nobody has seen it yet: its first prices are no change. */
  readonly isNew?: boolean;
};

/**
 * The one way prices are written, whoever wants them: what has begun stays as it is, and the trigger of the table would refuse anything
 * else (LAW-03). Whoever calls it holds the version of the catalogue and has read the time after that: writers come one after the other.
 */
export async function writePrices(tx: Sql, wanted: readonly WantedPrices[], now: Date): Promise<void> {
  await tellMoment(tx, now);
  const stored = Map.groupBy(
    await readPeriods(
      tx,
      wanted.map(({ sku }) => sku),
    ),
    placeOf,
  );
  const ended: { id: number; to: number | undefined }[] = [];
  const removed: number[] = [];
  const added: NewPeriod[] = [];
  const changed = new Set<string>();
  for (const { sku, prices, isNew = false } of wanted) {
    for (const [storeCode, periods] of Object.entries(prices)) {
      const known = stored.get(placeOf({ sku, storeCode })) ?? [];
      const plan = planPeriods(known, periods, now.getTime());
      ended.push(...plan.ended);
      removed.push(...plan.removed);
      for (const period of plan.added) added.push({ ...period, sku, storeCode });
      if (!isNew && plan.ended.length + plan.removed.length + plan.added.length > 0) changed.add(sku);
    }
  }
  await removePeriods(tx, removed);
  await endPeriods(tx, ended);
  await addPeriods(tx, added);
  await raisePriceVersions(tx, [...changed]);
}

const placeOf = ({ sku, storeCode }: { readonly sku: string; readonly storeCode: string }): string => `${storeCode} ${sku}`;
