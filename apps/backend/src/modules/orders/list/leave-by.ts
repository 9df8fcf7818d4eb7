import { dispatchDay, type Origin } from '@shop/rules/delivery-promise';
import type { Queryable } from '#kernel/database/database.ts';
import type { StockRow } from '#modules/inventory/index.ts';
import { skusOf } from '../fulfilment/line-skus.ts';
import { begunAt, promisedDays, type Promised } from '../promised-days.ts';
import type { Order } from '../order.ts';

export type LeaveFacts = Promised & Pick<Order, 'lines' | 'pickup'> & { readonly pieces: readonly StockRow[] };

/** The last day on which an order leaves, or lies ready, so that what was promised is kept (decision 028). */
export function leaveBy(order: LeaveFacts): string {
  const expected = promisedDays(order);
  if (order.pickup && expected) return expected.to;
  const { countryCode } = order.shippingAddress ?? order.billingAddress;
  return dispatchDay(begunAt(order), countryCode, originOf(order), expected?.to ?? null);
}

/** Orders from elsewhere do not say where their pieces lay. */
const originOf = (order: LeaveFacts): Origin => (order.pieces.length === 0 ? 'web' : slowestOrigin(order));

/** Where the slowest piece comes from: what lies on no shelf is made. */
export function slowestOrigin({ lines, pieces }: Pick<LeaveFacts, 'lines' | 'pieces'>): Origin {
  const ordered = skusOf(
    { lines },
    lines.map(({ id, quantity }) => ({ lineId: id, quantity })),
  );
  const needed = [...ordered.values()].reduce((sum, quantity) => sum + quantity, 0);
  const found = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  if (found < needed) return 'made';
  return pieces.every(({ source }) => source === 'WEB') ? 'web' : 'branch';
}

type Row = LeaveFacts & { readonly id: number };

/** Writes the day into orders that have none: older than the column, taken over, or transfers that arrived. */
export async function fillLeaveBy(tx: Queryable, limit = Number.MAX_SAFE_INTEGER): Promise<number> {
  const { rows } = await tx.query<Row>(
    `select id, placed_at as "placedAt", paid_at as "paidAt", ready_on as "readyOn", payment_method as "paymentMethod", pieces, snapshot->'lines' as lines, snapshot->'pickup' as pickup, snapshot->'expected' as expected,
       snapshot->'exchange' as exchange, snapshot->'shippingAddress' as "shippingAddress", snapshot->'billingAddress' as "billingAddress"
     from sales_order where leave_by is null order by id limit $1 for update skip locked`,
    [limit],
  );
  const filled = rows.map((row) => ({ id: row.id, day: leaveBy(row) }));
  await tx.query(
    `update sales_order as o set leave_by = filled.day from json_to_recordset($1::json) as filled(id int, day text) where o.id = filled.id`,
    [JSON.stringify(filled)],
  );
  return filled.length;
}
