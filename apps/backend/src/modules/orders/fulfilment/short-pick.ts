import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { saveShipment } from '../documents/document-repository.ts';
import type { OrderActor, OrderDocumentLine } from '../order.ts';
import { insertEvent, raiseVersion, type StoredOrder } from '../order-repository.ts';
import { shipmentOf } from './move-shipment.ts';

type ShortPick = {
  readonly number: string;
  /** What was found, by line; a line that is missing here was not found at all. */
  readonly found: readonly OrderDocumentLine[];
  readonly by: OrderActor;
  readonly now: Date;
};

/** Fewer pieces are there than were planned: the shipment has those, the others are open again; with none it is canceled. */
export async function pickShort(tx: Tx, { order }: StoredOrder, { number, found, by, now }: ShortPick): Promise<void> {
  const shipment = shipmentOf(order, number);
  if (shipment.state !== 'planned' && shipment.state !== 'picking')
    throw inputError(`Shipment ${number} is ${shipment.state}: nothing is picked for it.`);
  const lines = shipment.lines.flatMap(({ lineId, quantity }) => {
    const there = found.filter((line) => line.lineId === lineId).reduce((sum, line) => sum + line.quantity, 0);
    if (there < 0 || there > quantity) throw inputError(`Line ${lineId} has ${quantity} pieces in shipment ${number}.`);
    return there === 0 ? [] : [{ lineId, quantity: there }];
  });
  if (found.some(({ lineId }) => !shipment.lines.some((line) => line.lineId === lineId)))
    throw inputError(`Shipment ${number} does not have such a line.`);
  const isEmpty = lines.length === 0;
  await saveShipment(tx, { ...shipment, by, state: isEmpty ? 'canceled' : shipment.state, lines: isEmpty ? shipment.lines : lines });
  await raiseVersion(tx, order.id);
  const message = `Shipment ${number}: not all pieces were found.`;
  await insertEvent(tx, order.id, { at: now, status: order.status, by, message, isVisible: false });
}
