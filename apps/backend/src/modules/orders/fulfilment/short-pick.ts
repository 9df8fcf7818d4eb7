import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { saveShipment } from '../documents/document-repository.ts';
import type { OrderActor, OrderDocumentLine } from '../order.ts';
import { insertEvent, raiseVersion, type StoredOrder } from '../order-repository.ts';
import { noteMissing, type MissingArticle } from './missing-pieces.ts';
import { shipmentOf } from './move-shipment.ts';

type ShortPick = {
  readonly number: string;
  /** What was found, by line; a line that is missing here was not found at all. */
  readonly found: readonly OrderDocumentLine[];
  /** Which articles of a bundle were not found; undefined: all of them. */
  readonly missing?: readonly MissingArticle[] | undefined;
  readonly by: OrderActor;
  readonly now: Date;
};

/** Fewer pieces are there than were planned: the shipment has those, the others are open again; with none it is canceled. */
export async function pickShort(tx: Tx, stored: StoredOrder, { number, found, missing, by, now }: ShortPick): Promise<void> {
  const { order } = stored;
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
  const changed = { ...shipment, by, ...(isEmpty ? { state: 'canceled' as const } : { lines }) };
  await saveShipment(tx, changed);
  await noteMissing(tx, stored, { shipment: changed, lines: without(shipment.lines, lines), articles: missing }, now);
  await raiseVersion(tx, order.id);
  const message = `Shipment ${number}: not all pieces were found.`;
  await insertEvent(tx, order.id, { at: now, status: order.status, by, message, isVisible: false });
}

const without = (planned: readonly OrderDocumentLine[], found: readonly OrderDocumentLine[]): readonly OrderDocumentLine[] =>
  planned.map(({ lineId, quantity }) => ({ lineId, quantity: quantity - (found.find((line) => line.lineId === lineId)?.quantity ?? 0) }));
