import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import { inventoryModel } from './open-inventory.ts';
import { addToLevel, insertMovements, takeFromLevel } from './stock-repository.ts';

export type StockMove = { readonly sku: string; readonly from: string; readonly to: string; readonly quantity: number };

/** Moves pieces from one source to another; refuses to move pieces that are not there or are held for an order. */
export async function moveStock(tx: Tx, { sku, from, to, quantity }: StockMove): Promise<void> {
  if (!(await takeFromLevel(tx, { sku, source: from, quantity }))) throw inputError(`${from} has fewer than ${quantity} pieces of ${sku}.`);
  await addToLevel(tx, { sku, source: to, quantity });
  const changes = [
    { sku, source: from, quantity: -quantity },
    { sku, source: to, quantity },
  ];
  await insertMovements(tx, changes, 'transfer');
  await touchReadModel(tx, inventoryModel, [sku]);
}
