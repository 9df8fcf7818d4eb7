import type { Queryable } from '#kernel/database/database.ts';
import type { StockRow } from './stock-repository.ts';

export type ClosedBy = 'release' | 'end' | 'sale';
export type NewReservation = StockRow & {
  readonly reason: string;
  readonly reference: string;
  readonly createdAt: Date;
  readonly endsAt: Date | undefined;
};

/**
 * Holds pieces for a reference; false when too few are free: the condition is part of the update, so the last piece is held once.
 * One statement, because others wait for the level's row until the commit.
 */
export async function insertReservation(tx: Queryable, reservation: NewReservation): Promise<boolean> {
  const { sku, source, quantity, reason, reference, createdAt, endsAt } = reservation;
  const { rowCount } = await tx.query(
    `with held as (
       update stock_level set reserved = reserved + $3 where sku = $1 and source_code = $2 and quantity - reserved >= $3
       returning sku, source_code)
     insert into stock_reservation (sku, source_code, quantity, reason, reference, created_at, ends_at)
     select sku, source_code, $3, $4, $5, $6, $7 from held`,
    [sku, source, quantity, reason, reference, createdAt, endsAt ?? null],
    'inventory-reserve',
  );
  return rowCount === 1;
}

/**
 * Closes what is still open and says what it was; a second call finds nothing, so nothing is given back twice (R008). Its time may have
 * been lengthened since somebody found that it is over.
 */
export async function closeReservations(tx: Queryable, reference: string, closedBy: ClosedBy, now: Date): Promise<StockRow[]> {
  const { rows } = await tx.query<StockRow>(
    `update stock_reservation set closed_at = $2, closed_by = $3
     where reference = $1 and closed_at is null and ($3 <> 'end' or ends_at <= $2) returning sku, source_code as source, quantity`,
    [reference, now, closedBy],
  );
  return rows.sort((a, b) => (a.sku === b.sku ? compare(a.source, b.source) : compare(a.sku, b.sku)));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export async function freePieces(tx: Queryable, { sku, source, quantity }: StockRow, leaves: boolean): Promise<void> {
  await tx.query('update stock_level set reserved = reserved - $3, quantity = quantity - $4 where sku = $1 and source_code = $2', [
    sku,
    source,
    quantity,
    leaves ? quantity : 0,
  ]);
}

/** References with a reservation whose time is over. */
export async function findDue(sql: Queryable, now: Date): Promise<string[]> {
  const { rows } = await sql.query<{ reference: string }>(
    'select distinct reference from stock_reservation where closed_at is null and ends_at <= $1 order by reference',
    [now],
  );
  return rows.map(({ reference }) => reference);
}

export async function moveHoldEnd(tx: Queryable, reference: string, endsAt: Date | undefined): Promise<boolean> {
  const { rowCount } = await tx.query('update stock_reservation set ends_at = $2 where reference = $1 and closed_at is null', [
    reference,
    endsAt ?? null,
  ]);
  return (rowCount ?? 0) > 0;
}

type HeldMove = { readonly sku: string; readonly from: string; readonly to: string; readonly quantity: number };

/** What is held somewhere is held elsewhere, until the same moment; false when less is held there. Levels are the caller's. */
export async function moveReservation(tx: Queryable, reference: string, { sku, from, to, quantity }: HeldMove): Promise<boolean> {
  const { rows } = await tx.query<{ id: number; quantity: number }>(
    `select id::int, quantity from stock_reservation where reference = $1 and sku = $2 and source_code = $3 and closed_at is null
     order by id for update`,
    [reference, sku, from],
  );
  let left = quantity;
  for (const row of rows) {
    const part = Math.min(left, row.quantity);
    if (part === 0) break;
    left -= part;
    await tx.query(
      `insert into stock_reservation (sku, source_code, quantity, reason, reference, created_at, ends_at)
       select sku, $2, $3, reason, reference, created_at, ends_at from stock_reservation where id = $1`,
      [row.id, to, part],
    );
    if (part === row.quantity) await tx.query('delete from stock_reservation where id = $1', [row.id]);
    else await tx.query('update stock_reservation set quantity = quantity - $2 where id = $1', [row.id, part]);
  }
  return left === 0;
}

/** What an order took from the shelf and did not bring back, in the order in which rows are locked. */
export async function readSold(tx: Queryable, reference: string): Promise<StockRow[]> {
  const { rows } = await tx.query<StockRow>(
    `select sku, source_code as source, -sum(change)::int as quantity from stock_movement
     where reference = $1 and reason in ('sale', 'return') group by sku, source_code having sum(change) < 0 order by sku, source_code`,
    [reference],
  );
  return rows;
}
