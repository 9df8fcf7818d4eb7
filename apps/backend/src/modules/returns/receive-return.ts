import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { pieceLedger, saveReturned, type StoredOrder } from '#modules/orders/index.ts';
import type { HeldReturn } from './hold-return.ts';
import { returnsOfOrder, writeLines } from './return-repository.ts';
import type { Return, ReturnLine } from './return.ts';

type Pieces = readonly { readonly lineId: number; readonly quantity: number }[];

/** The lines with what came: more, fewer or others than announced, never more of a line than were sent and are not back. */
export async function receivedLines(tx: Tx, { back, stored }: HeldReturn, received: Pieces | undefined): Promise<readonly ReturnLine[]> {
  if (!stored) return back.lines;
  const away = await piecesAway(tx, stored, back);
  const came = received ?? back.lines.map(({ lineId, quantity }) => ({ lineId, quantity: Math.min(quantity, away.get(lineId) ?? 0) }));
  if (new Set(came.map(({ lineId }) => lineId)).size < came.length)
    throw inputError('A line is counted once.', { field: 'received', code: 'return-twice' });
  for (const { lineId, quantity } of came) checkLine(stored, lineId, quantity, away.get(lineId) ?? 0);
  if (received && came.every(({ quantity }) => quantity === 0))
    throw inputError('Nothing came.', { field: 'received', code: 'return-nothing' });
  const known = new Map(back.lines.map((line) => [line.lineId, line]));
  const countOf = new Map(came.map(({ lineId, quantity }) => [lineId, quantity]));
  const unannounced = came.filter(({ lineId, quantity }) => quantity > 0 && !known.has(lineId));
  return [
    ...back.lines.map((line) => ({ ...line, received: countOf.get(line.lineId) ?? 0 })),
    ...unannounced.map(({ lineId, quantity }) => ({ lineId, quantity: 0, reason: null, received: quantity, refused: 0 })),
  ];
}

function checkLine({ order }: StoredOrder, lineId: number, quantity: number, away: number): void {
  const name = order.lines.find(({ id }) => id === lineId)?.sku ?? `line ${lineId}`;
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > away)
    throw inputError(`Of ${name} ${away} can still come back.`, { field: 'received', code: 'return-too-many' });
}

/** Pieces of each line that were sent and are in no other return. */
async function piecesAway(tx: Tx, { order }: StoredOrder, back: Return): Promise<ReadonlyMap<number, number>> {
  const elsewhere = await receivedElsewhere(tx, order.id, back.id);
  return new Map(pieceLedger(order).map(({ lineId, sent }) => [lineId, sent - (elsewhere.get(lineId) ?? 0)]));
}

async function receivedElsewhere(tx: Tx, orderId: number, returnId: number): Promise<ReadonlyMap<number, number>> {
  const counts = new Map<number, number>();
  for (const other of await returnsOfOrder(tx, orderId)) {
    if (other.id === returnId) continue;
    for (const { lineId, received } of other.lines) counts.set(lineId, (counts.get(lineId) ?? 0) + received);
  }
  return counts;
}

/** Writes what came, here and in the ledger of the order. */
export async function saveReceived(tx: Tx, { back, stored }: HeldReturn, lines: readonly ReturnLine[], now: Date): Promise<void> {
  await writeLines(tx, back.id, lines);
  if (!stored) return;
  const counts = new Map(await receivedElsewhere(tx, stored.order.id, back.id));
  for (const { lineId, received } of lines) counts.set(lineId, (counts.get(lineId) ?? 0) + received);
  await saveReturned(
    tx,
    stored,
    [...counts].map(([lineId, quantity]) => ({ lineId, quantity })),
    now,
  );
}
