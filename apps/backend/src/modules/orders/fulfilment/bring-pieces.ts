import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { carryPieces, changeHoldEnd, type SoldMove } from '#modules/inventory/index.ts';
import { methodRegistry } from '#modules/payments/index.ts';
import type { Order, OrderShipment } from '../order.ts';
import { saveOrder, type StoredOrder } from '../order-repository.ts';
import { looseStock, movedStock, skusOf, take } from './line-skus.ts';

/** So long it is held for who pays at the till, from when it lies there. */
const heldMs = (methodRegistry.payinstore.holdSeconds ?? 0) * 1_000;

/**
 * What is laid ready lies in the branch it is collected in: pieces of a locked order that came from elsewhere are the order's there from
 * now on, and go back to that shelf if nobody comes for them. Answers with the shipment as it stands there.
 */
export async function bringPieces(tx: Tx, stored: StoredOrder, shipment: OrderShipment, now: Date): Promise<OrderShipment> {
  const { order, pieces } = stored;
  const branch = order.pickup?.code;
  if (branch === undefined) return shipment;
  const loose = looseStock(order, pieces, shipment).map((row) => ({ ...row }));
  const moves: readonly SoldMove[] = [...skusOf(order, shipment.lines)]
    .flatMap(([sku, quantity]) => take(loose, sku, quantity, shipment.source))
    .filter((row) => row.source !== branch)
    .map(({ sku, source: from, quantity }) => ({ sku, from, to: branch, quantity }));
  if (moves.length > 0) await carry(tx, stored, moves, now);
  if (order.status === 'pending') await holdOn(tx, stored, now);
  const isBrought = shipment.source !== null && shipment.source !== branch;
  return { ...shipment, source: branch, broughtFrom: isBrought ? shipment.source : shipment.broughtFrom };
}

async function carry(tx: Tx, { order, pieces }: StoredOrder, moves: readonly SoldMove[], now: Date): Promise<void> {
  await saveOrder(tx, order.id, { pieces: movedStock(pieces, moves) }, now);
  const isCarried = await carryPieces(tx, order.number, moves);
  // Orders that were taken over have their pieces nowhere.
  if (!isCarried && order.status === 'pending') throw givenAway(order);
}

/** Who pays at the till has as long to come for it, wherever it was laid ready from. */
async function holdOn(tx: Tx, { order, pieces }: StoredOrder, now: Date): Promise<void> {
  const { id, number, holdEndsAt } = order;
  const until = new Date(now.getTime() + heldMs);
  if (holdEndsAt === null || holdEndsAt >= until) return;
  await saveOrder(tx, id, { holdEndsAt: until }, now);
  if (!(await changeHoldEnd(tx, number, until)) && pieces.length > 0) throw givenAway(order);
}

const givenAway = ({ number }: Order) => inputError(`The pieces of order ${number} were given away meanwhile.`);
