import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import { inventoryModel } from './open-inventory.ts';
import type { ClosedBy } from './reservation-repository.ts';
import { closeReservations, findDue, freePieces, insertReservation, moveHoldEnd, readSold } from './reservation-repository.ts';
import { addToLevel, insertMovements, lockLevels, type StockRow } from './stock-repository.ts';

export type Hold = {
  /** Who holds: an order's key. */
  readonly reference: string;
  readonly reason: string;
  readonly now: Date;
  /** When an unpaid holding ends (R010); undefined: held until released or sold. */
  readonly endsAt?: Date | undefined;
  readonly pieces: readonly StockRow[];
};

/** The first product of which too few pieces are free. */
export type Shortage = { readonly sku: string; readonly source: string; readonly free: number };

/**
 * Holds pieces for an order in the caller's transaction, or says what is missing; the caller then rolls back.
 * Quantities of one product are summed first (R005), rows are taken in a fixed order (R004).
 */
export async function reserveStock(tx: Tx, { reference, reason, now, endsAt, pieces }: Hold): Promise<Shortage | undefined> {
  for (const piece of summed(pieces)) {
    if (!(await insertReservation(tx, { ...piece, reason, reference, createdAt: now, endsAt }))) {
      const [level] = await lockLevels(tx, [piece]);
      return { sku: piece.sku, source: piece.source, free: level ? level.quantity - level.reserved : 0 };
    }
  }
  await touchReadModel(tx, inventoryModel, skusOf(pieces));
  return undefined;
}

function summed(pieces: readonly StockRow[]): StockRow[] {
  const rows = new Map<string, StockRow>();
  for (const piece of pieces) {
    const key = `${piece.sku}\n${piece.source}`;
    rows.set(key, { ...piece, quantity: piece.quantity + (rows.get(key)?.quantity ?? 0) });
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** Gives held pieces back; false when nothing was held any more. */
export const releaseStock = (tx: Tx, reference: string, now: Date): Promise<boolean> => close(tx, reference, 'release', now);

/** The held pieces leave the shelf. */
export const sellReserved = (tx: Tx, reference: string, now: Date): Promise<boolean> => close(tx, reference, 'sale', now);

async function close(tx: Tx, reference: string, by: ClosedBy, now: Date): Promise<boolean> {
  const closed = await closeReservations(tx, reference, by, now);
  if (closed.length === 0) return false;
  for (const row of closed) await freePieces(tx, row, by === 'sale');
  if (by === 'sale') {
    const changes = closed.map((row) => ({ ...row, quantity: -row.quantity }));
    await insertMovements(tx, changes, 'sale', reference);
  }
  await touchReadModel(tx, inventoryModel, skusOf(closed));
  return true;
}

const skusOf = (rows: readonly StockRow[]): string[] => rows.map(({ sku }) => sku);

/** Lets an open holding end at another moment, or only when somebody decides; false when nothing is held. */
export const changeHoldEnd = (tx: Tx, reference: string, endsAt: Date | undefined): Promise<boolean> => moveHoldEnd(tx, reference, endsAt);

/** Whether pieces of an order are off the shelf. */
export const isSold = async (tx: Tx, reference: string): Promise<boolean> => (await readSold(tx, reference)).length > 0;

/** Pieces of an order that left the shelf come back to it: all that are still away, so that a second call returns nothing. */
export async function returnSold(tx: Tx, reference: string): Promise<boolean> {
  const away = await readSold(tx, reference);
  if (away.length === 0) return false;
  for (const row of away) await addToLevel(tx, row);
  await insertMovements(tx, away, 'return', reference);
  await touchReadModel(tx, inventoryModel, skusOf(away));
  return true;
}

/** Ends the holdings whose time is over, each in its own transaction; returns whose they were (R010). */
export async function endDueReservations(database: Database, now: Date): Promise<readonly string[]> {
  const ended: string[] = [];
  for (const reference of await findDue(database, now))
    if (await database.transaction((tx) => close(tx, reference, 'end', now))) ended.push(reference);
  return ended;
}

/** Looks every minute for holdings whose time is over. */
export function registerInventoryJobs({ database, jobs, clock }: { database: Database; jobs: Jobs; clock: Clock }): void {
  jobs.register({
    name: 'inventory-end-reservations',
    schedule: '* * * * *',
    handle: async () => void (await endDueReservations(database, clock.now())),
  });
}
