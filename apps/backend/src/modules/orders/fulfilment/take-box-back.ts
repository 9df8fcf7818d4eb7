import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { isTurned } from './source-shipments.ts';

/** The pieces of a box that was canceled are on a shelf again; they were booked when it was canceled. */
export async function takeBoxBack(tx: Tx, number: string, now: Date): Promise<void> {
  const { rowCount } = await tx.query(`update order_shipment as shipment set back_at = $2 where shipment.number = $1 and ${isTurned}`, [
    number,
    now,
  ]);
  if (!rowCount) throw inputError(`Shipment ${number} is no box that waits to be taken in.`);
}
