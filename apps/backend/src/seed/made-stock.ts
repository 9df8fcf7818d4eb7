import type { Tx } from '#kernel/database/database.ts';
import { insertRecords } from '#kernel/database/rows.ts';
import { touchReadModel } from '#kernel/read-model.ts';
import { inventoryModel } from '#modules/inventory/index.ts';
import type { MadeOrder } from './made-order.ts';

type Amount = { readonly sku: string; readonly source: string; sold: number; held: number };

/** Keeps the pieces of made orders: what left had come in before, and what is held lies there beside all that was counted. */
export function createStockBook(since: Date) {
  const amounts = new Map<string, Amount>();
  const note = ({ pieces, stock }: MadeOrder): void => {
    if (stock === 'free') return;
    for (const { sku, source, quantity } of pieces) {
      const key = `${sku}\n${source}`;
      const amount = amounts.get(key) ?? { sku, source, sold: 0, held: 0 };
      amount[stock] += quantity;
      amounts.set(key, amount);
    }
  };
  return {
    write: async (tx: Tx, orders: readonly MadeOrder[]): Promise<void> => {
      orders.forEach(note);
      await insertRecords(tx, 'stock_movement', orders.filter(({ stock }) => stock === 'sold').flatMap(salesOf));
      await insertRecords(tx, 'stock_reservation', orders.filter(({ stock }) => stock === 'held').flatMap(reservationsOf));
    },
    close: async (tx: Tx): Promise<void> => {
      const all = [...amounts.values()];
      const came = all.map(({ sku, source, sold, held }) => ({ sku, sourceCode: source, change: sold + held, reason: 'count', at: since }));
      await insertRecords(tx, 'stock_movement', came);
      await tx.query(
        `update stock_level as level set quantity = quantity + row.held, reserved = reserved + row.held
         from json_to_recordset($1::json) as row(sku text, source text, held int)
         where level.sku = row.sku and level.source_code = row.source and row.held > 0`,
        [JSON.stringify(all)],
      );
      await touchReadModel(tx, inventoryModel);
    },
  };
}

const salesOf = ({ pieces, number, paidAt, placedAt }: MadeOrder) =>
  pieces.map(({ sku, source, quantity }) => ({
    sku,
    sourceCode: source,
    change: -quantity,
    reason: 'sale',
    reference: number,
    at: paidAt ?? placedAt,
  }));

/** Held until somebody decides: a shop for measuring looks the same tomorrow. */
const reservationsOf = ({ pieces, number, placedAt }: MadeOrder) =>
  pieces.map(({ sku, source, quantity }) => ({
    sku,
    sourceCode: source,
    quantity,
    reason: 'order',
    reference: number,
    createdAt: placedAt,
  }));
