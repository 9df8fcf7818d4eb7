import { randomInt } from 'node:crypto';
import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { isSold, isStockSource, resellPieces, type SoldMove, type StockRow } from '#modules/inventory/index.ts';
import { insertShipment, nextNumber } from '../documents/document-repository.ts';
import { pieceLedger } from '../ledger/piece-ledger.ts';
import type { Order, OrderActor, OrderDocumentLine, OrderShipment } from '../order.ts';
import { insertEvent, saveOrder, type StoredOrder } from '../order-repository.ts';
import { looseStock, movedStock, skusOf, take } from './line-skus.ts';
import { countMissing, looseToLeave } from './missing-pieces.ts';

export type ShipmentPlan = {
  /** Where its pieces are taken from; undefined: where they lie. */
  readonly source: string | undefined;
  readonly lines: readonly OrderDocumentLine[];
  readonly by: OrderActor;
  readonly now: Date;
};

/** Whether pieces of an order may be prepared now: it is paid or on account, or paid when it is collected. */
export const isPreparable = ({ status, pickup }: Pick<Order, 'status' | 'pickup'>): boolean =>
  status === 'processing' || (status === 'pending' && pickup !== null);

/** Plans a shipment of pieces that are still open; what is collected elsewhere than where they lie is brought there. */
export async function planShipment(tx: Tx, stored: StoredOrder, plan: ShipmentPlan): Promise<OrderShipment> {
  const { order } = stored;
  const { by, now } = plan;
  if (!isPreparable(order)) throw inputError(`Order ${order.number} is ${order.status} and cannot be shipped.`);
  const lines = openLines(order, plan.lines);
  const source = await checkSource(tx, plan.source);
  const taken = takenPieces(stored, lines, source);
  const own = new Set(taken.map((row) => row.source));
  const shipment: OrderShipment = {
    number: await nextNumber(tx, 'shipment'),
    state: 'planned',
    kind: order.pickup ? 'pickup' : 'parcel',
    source: source ?? (own.size === 1 ? ([...own][0] ?? null) : null),
    broughtFrom: null,
    lines,
    tracking: [],
    plannedAt: now,
    packedAt: null,
    shippedAt: null,
    deliveredAt: null,
    by,
    pickupCode: order.pickup ? codeOf(order) : null,
  };
  await insertShipment(tx, order.id, shipment);
  const message = `Shipment ${shipment.number} is planned${source === undefined ? '' : ` from ${source}`}.`;
  await insertEvent(tx, order.id, { at: now, status: order.status, by, message, isVisible: false });
  await fetchPieces(tx, stored, taken, source, now);
  return shipment;
}

/** Whoever collects an order shows one code, however many shipments it has. */
const codeOf = ({ shipments }: Order): string =>
  shipments.find(({ pickupCode }) => pickupCode !== null)?.pickupCode ?? String(randomInt(1_000_000)).padStart(6, '0');

/** Pieces that are still open, each line once; others are refused. */
export function openLines(order: Order, lines: readonly OrderDocumentLine[]): readonly OrderDocumentLine[] {
  const wanted = Map.groupBy(lines, ({ lineId }) => lineId);
  const ledger = pieceLedger(order);
  if (wanted.size === 0) throw inputError('Name at least one piece.');
  return [...wanted].map(([lineId, same]) => {
    const quantity = same.reduce((sum, line) => sum + line.quantity, 0);
    const open = ledger.find((line) => line.lineId === lineId)?.open ?? 0;
    if (same.some((line) => !Number.isInteger(line.quantity) || line.quantity < 1) || quantity > open)
      throw inputError(`Line ${lineId} has ${open} pieces that are still to be sent.`);
    return { lineId, quantity };
  });
}

async function checkSource(tx: Tx, source: string | undefined): Promise<string | undefined> {
  if (source === undefined) return undefined;
  if (!(await isStockSource(tx, source))) throw inputError(`There is no stock in ${source.slice(0, 20)}.`);
  return source;
}

function takenPieces(stored: StoredOrder, lines: readonly OrderDocumentLine[], source: string | undefined): readonly StockRow[] {
  const { order, pieces } = stored;
  const loose = source === undefined ? looseStock(order, pieces).map((row) => ({ ...row })) : looseToLeave(stored);
  return [...skusOf(order, lines)].flatMap(([sku, quantity]) => take(loose, sku, quantity, source ?? null));
}

/** What lies elsewhere is given back there and taken here, in the same transaction. */
async function fetchPieces(tx: Tx, stored: StoredOrder, taken: readonly StockRow[], source: string | undefined, now: Date): Promise<void> {
  if (source === undefined) return;
  const { order, pieces } = stored;
  const moves: readonly SoldMove[] = taken
    .filter((row) => row.source !== source)
    .map(({ sku, source: from, quantity }) => ({ sku, from, to: source, quantity }));
  if (moves.length === 0) return;
  if (!(await isSold(tx, order.number))) throw inputError('The pieces are held elsewhere until the order is paid.');
  await saveOrder(tx, order.id, { pieces: movedStock(pieces, moves) }, now);
  const shortage = await resellPieces(tx, order.number, moves);
  if (shortage) throw inputError(`${shortage.source} has ${shortage.free} free pieces of ${shortage.sku}.`);
  const back = moves.map(({ sku, from, quantity }) => ({ sku, source: from, quantity }));
  await countMissing(tx, stored, back, now);
}
