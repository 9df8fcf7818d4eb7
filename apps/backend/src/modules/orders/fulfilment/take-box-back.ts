import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { isTurned } from './source-shipments.ts';

/** A box that was canceled on its way is on a shelf again; its pieces were booked when it was canceled. */
export async function takeBoxBack(tx: Tx, number: string, now: Date): Promise<void> {
  const { rowCount } = await tx.query(
    `update order_shipment as shipment set back_at = $2 from sales_order as o
     where o.id = shipment.order_id and shipment.number = $1 and ${isTurned}`,
    [number, now],
  );
  if (!rowCount) throw inputError(`Shipment ${number} is no box that was canceled on its way.`);
}
