import type { Queryable } from '#kernel/database/database.ts';
import { readRecords } from '#kernel/database/rows.ts';

/** LAW-23: what may become of clothes that came back; they are never destroyed. */
export const dispositions = ['restock', 'b-stock', 'repair', 'donate', 'recycle'] as const;
export type Disposition = (typeof dispositions)[number];

export type ReturnedItem = { readonly sku: string; readonly quantity: number; readonly disposition: Disposition };
export type ReturnedGoods = ReturnedItem & { readonly reference: string; readonly orderNumber: string; readonly notedAt: Date };

export async function insertReturned(tx: Queryable, withdrawalId: number, items: readonly ReturnedItem[], now: Date): Promise<void> {
  for (const { sku, quantity, disposition } of items) {
    await tx.query('insert into returned_goods (withdrawal_id, sku, quantity, disposition, noted_at) values ($1, $2, $3, $4, $5)', [
      withdrawalId,
      sku,
      quantity,
      disposition,
      now,
    ]);
  }
}

/** How many pieces of each SKU were noted before. */
export async function countReturned(tx: Queryable, withdrawalId: number): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.query<{ sku: string; quantity: number }>(
    'select sku, sum(quantity)::int as quantity from returned_goods where withdrawal_id = $1 group by sku',
    [withdrawalId],
  );
  return new Map(rows.map(({ sku, quantity }) => [sku, quantity]));
}

/** Newest first. */
export async function listReturned(sql: Queryable, disposition?: Disposition, limit = 100): Promise<readonly ReturnedGoods[]> {
  return readRecords<ReturnedGoods>(
    sql,
    `select g.sku, g.quantity, g.disposition, g.noted_at, w.reference, w.order_number
     from returned_goods g join withdrawal w on w.id = g.withdrawal_id
     where $1::text is null or g.disposition = $1 order by g.noted_at desc, g.id desc limit $2`,
    [disposition, limit],
  );
}
