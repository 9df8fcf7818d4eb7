import type { Queryable, Tx } from '#kernel/database/database.ts';

/** Above these a second person decides; amounts are cents. */
export type Thresholds = {
  readonly refundCents: number;
  readonly refundWithoutReturnCents: number;
  readonly giftCardCents: number;
  readonly campaignSkus: number;
  readonly campaignPercent: number;
  readonly bulkRows: number;
};

export const usualThresholds: Thresholds = {
  refundCents: 25_000,
  refundWithoutReturnCents: 10_000,
  giftCardCents: 5_000,
  campaignSkus: 200,
  campaignPercent: 50,
  bulkRows: 500,
};

/** A setting with the number of its last change; 0 when nobody changed it. */
type Versioned<T> = { readonly version: number; readonly value: T };

const key = 'thresholds';

const fromRow = (row: { version: number; value: Partial<Thresholds> } | undefined): Versioned<Thresholds> => ({
  version: row?.version ?? 0,
  // One that came with a later deployment has its usual value.
  value: { ...usualThresholds, ...row?.value },
});

export async function readThresholds(sql: Queryable): Promise<Versioned<Thresholds>> {
  const { rows } = await sql.query<{ version: number; value: Partial<Thresholds> }>('select version, value from setting where key = $1', [
    key,
  ]);
  return fromRow(rows[0]);
}

/** Reads them for a change: nobody else changes them before the transaction ends. */
export async function lockThresholds(tx: Tx, now: Date): Promise<Versioned<Thresholds>> {
  await tx.query('insert into setting (key, value, version, changed_at) values ($1, $2, 0, $3) on conflict (key) do nothing', [
    key,
    '{}',
    now,
  ]);
  const { rows } = await tx.query<{ version: number; value: Partial<Thresholds> }>(
    'select version, value from setting where key = $1 for update',
    [key],
  );
  return fromRow(rows[0]);
}

export async function writeThresholds(tx: Tx, value: Thresholds, now: Date): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    'update setting set value = $2, version = version + 1, changed_at = $3 where key = $1 returning version',
    [key, JSON.stringify(value), now],
  );
  return rows[0]?.version ?? 0;
}
