import { insertRows, type Sql } from '#kernel/database/rows.ts';
import { planTimed, type TierRule } from '#modules/pricing/index.ts';
import { tellMoment } from './price-repository.ts';

/** Prices by quantity of a sku, all of them. */
type WantedTiers = {
  readonly sku: string;
  readonly tiers: readonly TierRule[];
  /** The product is written for the first time: what has no beginning was always so, and does not begin now. */
  readonly isNew?: boolean;
};

type StoredTier = {
  readonly sku: string;
  readonly quantity: number;
  readonly percentOff: number;
  readonly from: number;
  readonly to?: number | undefined;
};

/** Everything that was, is and will be given to who buys many of these skus. */
export async function readStoredTiers(sql: Sql, skus: readonly string[]): Promise<readonly StoredTier[]> {
  const { rows } = await sql.query<Omit<StoredTier, 'to'> & { readonly to: number | null }>(
    `select sku, quantity, percent_off as "percentOff", (extract(epoch from valid_from) * 1000)::float8 as "from",
       (extract(epoch from valid_to) * 1000)::float8 as "to"
     from tier_price where sku = any($1) order by sku, quantity, valid_from`,
    [skus],
  );
  return rows.map(({ to, ...row }) => ({ ...row, to: to ?? undefined }));
}

type Ended = StoredTier & { readonly until: number | undefined };

/**
 * The one way prices by quantity are written: a step that has begun stays as it is and ends now at the earliest, and the trigger of the
 * table would refuse anything else. Says which skus have changed. Whoever calls it holds the version of the catalogue.
 */
export async function writeTiers(tx: Sql, wanted: readonly WantedTiers[], now: Date): Promise<ReadonlySet<string>> {
  const skus = wanted.map(({ sku }) => sku);
  const stored = Map.groupBy(await readStoredTiers(tx, skus), ({ sku }) => sku);
  const [ended, removed, added]: [Ended[], StoredTier[], StoredTier[]] = [[], [], []];
  for (const { sku, tiers, isNew = false } of wanted) {
    const known = (stored.get(sku) ?? []).map((tier, id) => ({ ...tier, id }));
    const given = tiers.map(({ from = 0, ...tier }) => ({ ...tier, sku, from }));
    const plan = planTimed<StoredTier>(known, given, now.getTime(), {
      keyOf: ({ quantity, percentOff, from }) => `${quantity} ${percentOff} ${from}`,
      isKnown: !isNew || known.length > 0,
    });
    for (const { id, to } of plan.ended) ended.push(...known.slice(id, id + 1).map((tier) => ({ ...tier, until: to })));
    for (const id of plan.removed) removed.push(...known.slice(id, id + 1));
    added.push(...plan.added);
  }
  if (ended.length + removed.length + added.length === 0) return new Set();
  await tellMoment(tx, now);
  await removeTiers(tx, removed);
  await endTiers(tx, ended);
  await insertRows(
    tx,
    'tier_price',
    ['sku', 'quantity', 'percent_off', 'valid_from', 'valid_to'],
    added.map(({ sku, quantity, percentOff, from, to }) => ({
      sku,
      quantity,
      percent_off: percentOff,
      valid_from: isoTime(from),
      valid_to: isoTime(to),
    })),
  );
  return new Set([...ended, ...removed, ...added].map(({ sku }) => sku));
}

const isoTime = (time: number | undefined): string | null => (time === undefined ? null : new Date(time).toISOString());
const placeOf = ({ sku, quantity, from }: StoredTier) => ({ sku, quantity, valid_from: isoTime(from) });
const isIt = 'tier_price.sku = given.sku and tier_price.quantity = given.quantity and tier_price.valid_from = given.valid_from';

async function removeTiers(tx: Sql, removed: readonly StoredTier[]): Promise<void> {
  if (removed.length === 0) return;
  await tx.query(
    `delete from tier_price using json_to_recordset($1::json) as given(sku text, quantity int, valid_from timestamptz) where ${isIt}`,
    [JSON.stringify(removed.map(placeOf))],
  );
}

async function endTiers(tx: Sql, ended: readonly Ended[]): Promise<void> {
  if (ended.length === 0) return;
  await tx.query(
    `update tier_price set valid_to = given.until
     from json_to_recordset($1::json) as given(sku text, quantity int, valid_from timestamptz, until timestamptz) where ${isIt}`,
    [JSON.stringify(ended.map((tier) => ({ ...placeOf(tier), until: isoTime(tier.until) })))],
  );
}
