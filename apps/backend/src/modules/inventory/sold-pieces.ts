import type { Queryable, Tx } from '#kernel/database/database.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import { inventoryModel } from './open-inventory.ts';
import type { Shortage } from './reservations.ts';
import { addToLevel, insertMovements, lockLevels, takeFromLevel, type StockRow } from './stock-repository.ts';

/** Whether pieces can lie there. */
export async function isStockSource(sql: Queryable, code: string): Promise<boolean> {
  return (await sql.query('select from stock_source where code = $1', [code])).rowCount === 1;
}

/** Some pieces of an order that were sold and never left come back to their shelves. */
export async function returnPieces(tx: Tx, reference: string, rows: readonly StockRow[]): Promise<void> {
  const back = inOrder(rows.filter(({ quantity }) => quantity > 0));
  if (back.length === 0) return;
  for (const row of back) await addToLevel(tx, row);
  await insertMovements(tx, back, 'return', reference);
  await touchReadModel(
    tx,
    inventoryModel,
    back.map(({ sku }) => sku),
  );
}

export type SoldMove = { readonly sku: string; readonly from: string; readonly to: string; readonly quantity: number };

/**
 * Sold pieces come from another shelf than planned: given back there and taken here, or nothing of it, and the caller rolls back. Rows are
 * taken in a fixed order (R004).
 */
export async function resellPieces(tx: Tx, reference: string, moves: readonly SoldMove[]): Promise<Shortage | undefined> {
  const back = moves.map(({ sku, from, quantity }) => ({ sku, source: from, quantity }));
  const taken = moves.map(({ sku, to, quantity }) => ({ sku, source: to, quantity: -quantity }));
  for (const row of inOrder([...back, ...taken])) {
    if (row.quantity > 0) await addToLevel(tx, row);
    else if (!(await takeFromLevel(tx, { ...row, quantity: -row.quantity }))) {
      const [level] = await lockLevels(tx, [row]);
      return { sku: row.sku, source: row.source, free: level ? level.quantity - level.reserved : 0 };
    }
  }
  await insertMovements(tx, back, 'return', reference);
  await insertMovements(tx, taken, 'sale', reference);
  await touchReadModel(
    tx,
    inventoryModel,
    moves.map(({ sku }) => sku),
  );
  return undefined;
}

/** Pieces that came back to their shelves, and do not lie there, are counted away: as many as nobody else has taken meanwhile. */
export async function countAway(tx: Tx, reference: string, rows: readonly StockRow[]): Promise<void> {
  const levels = await lockLevels(tx, rows);
  const gone = inOrder(rows).flatMap(({ sku, source, quantity }) => {
    const level = levels.find((one) => one.sku === sku && one.source === source);
    const free = level ? level.quantity - level.reserved : 0;
    return free > 0 ? [{ sku, source, quantity: Math.min(quantity, free) }] : [];
  });
  if (gone.length === 0) return;
  for (const row of gone) await takeFromLevel(tx, row);
  await insertMovements(
    tx,
    gone.map((row) => ({ ...row, quantity: -row.quantity })),
    'count',
    reference,
  );
  await touchReadModel(
    tx,
    inventoryModel,
    gone.map(({ sku }) => sku),
  );
}

const inOrder = (rows: readonly StockRow[]): StockRow[] =>
  [...rows].sort((a, b) => (`${a.sku}\n${a.source}` < `${b.sku}\n${b.source}` ? -1 : 1));
