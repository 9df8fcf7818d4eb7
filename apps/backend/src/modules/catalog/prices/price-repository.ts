import { insertRows, type Sql } from '#kernel/database/rows.ts';
import type { PricePeriod, StoredPeriod } from '#modules/pricing/index.ts';

export type PeriodRow = StoredPeriod & { readonly sku: string; readonly storeCode: string };

/** Everything that was, is and will be asked for these skus. */
export async function readPeriods(sql: Sql, skus: readonly string[]): Promise<readonly PeriodRow[]> {
  const { rows } = await sql.query<Omit<PeriodRow, 'to'> & { readonly to: number | null }>(
    `select id, sku, store_code as "storeCode", kind, cents, (extract(epoch from valid_from) * 1000)::float8 as "from",
       (extract(epoch from valid_to) * 1000)::float8 as "to"
     from price_period where sku = any($1) order by valid_from, id`,
    [skus],
  );
  return rows.map(({ to, ...row }) => ({ ...row, to: to ?? undefined }));
}

/** Tells the trigger of the table what time it is in the shop; without it the database's own clock counts. */
export async function tellMoment(tx: Sql, now: Date): Promise<void> {
  await tx.query("select set_config('shop.now', $1, true)", [now.toISOString()]);
}

const isoTime = (time: number | undefined): string | null => (time === undefined ? null : new Date(time).toISOString());

export async function endPeriods(tx: Sql, ended: readonly { readonly id: number; readonly to: number | undefined }[]): Promise<void> {
  if (ended.length === 0) return;
  await tx.query(
    `update price_period set valid_to = given.valid_to from json_to_recordset($1::json) as given(id integer, valid_to timestamptz)
     where price_period.id = given.id`,
    [JSON.stringify(ended.map(({ id, to }) => ({ id, valid_to: isoTime(to) })))],
  );
}

export async function removePeriods(tx: Sql, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.query('delete from price_period where id = any($1)', [ids]);
}

export type NewPeriod = PricePeriod & { readonly sku: string; readonly storeCode: string };

export async function addPeriods(tx: Sql, added: readonly NewPeriod[]): Promise<void> {
  const rows = added.map(({ sku, storeCode, kind, cents, from, to }) => ({
    sku,
    store_code: storeCode,
    kind,
    cents,
    valid_from: isoTime(from),
    valid_to: isoTime(to),
  }));
  await insertRows(tx, 'price_period', ['sku', 'store_code', 'kind', 'cents', 'valid_from', 'valid_to'], rows);
}

/** How often the prices of skus were changed since they were first written. */
export async function readPriceVersions(sql: Sql, skus: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql.query<{ sku: string; version: number }>('select sku, version from price_version where sku = any($1)', [skus]);
  return new Map(rows.map(({ sku, version }) => [sku, version]));
}

export async function raisePriceVersions(tx: Sql, skus: readonly string[]): Promise<void> {
  if (skus.length === 0) return;
  await tx.query(
    `insert into price_version (sku, version) select unnest($1::text[]), 1
     on conflict (sku) do update set version = price_version.version + 1`,
    [skus],
  );
}

/** The skus whose price begins next. */
export async function readNextPrices(sql: Sql, now: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await sql.query<{ sku: string }>(
    'select sku from price_period where valid_from > $1 group by sku order by min(valid_from), sku limit $2',
    [now, limit],
  );
  return rows.map(({ sku }) => sku);
}
