import type { Tx } from '#kernel/database/database.ts';
import { moveReservation, readSold } from './reservation-repository.ts';
import type { SoldMove } from './sold-pieces.ts';
import { insertMovements, moveHeld } from './stock-repository.ts';

/**
 * Pieces of an order were carried to another source and go on being its own there: what was sold is sold there, what is held is held
 * there, so that they come back to the shelf they lie beside. Free pieces stay as many as they were, everywhere. False when the order
 * neither has nor holds them; the caller decides, and rolls back.
 */
export async function carryPieces(tx: Tx, reference: string, moves: readonly SoldMove[]): Promise<boolean> {
  if ((await readSold(tx, reference)).length > 0) {
    await carrySold(tx, reference, moves);
    return true;
  }
  for (const move of moves) if (!(await moveReservation(tx, reference, move))) return false;
  const [away, here] = [moves.map(awayOf), moves.map(hereOf)];
  await moveHeld(tx, [...away, ...here]);
  await insertMovements(tx, [...away, ...here], 'transfer', reference);
  return true;
}

const awayOf = ({ sku, from, quantity }: SoldMove) => ({ sku, source: from, quantity: -quantity });
const hereOf = ({ sku, to, quantity }: SoldMove) => ({ sku, source: to, quantity });
const reversed = <Row extends { readonly quantity: number }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, quantity: -row.quantity }));

/** Given back where they were sold, carried over, and sold where they lie: no level changes, and the movements say why. */
async function carrySold(tx: Tx, reference: string, moves: readonly SoldMove[]): Promise<void> {
  const [away, here] = [moves.map(awayOf), moves.map(hereOf)];
  await insertMovements(tx, reversed(away), 'return', reference);
  await insertMovements(tx, [...away, ...here], 'transfer', reference);
  await insertMovements(tx, reversed(here), 'sale', reference);
}
