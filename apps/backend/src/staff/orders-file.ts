import type { Database } from '#kernel/database/database.ts';
import { findOrders, type ListedOrder } from '#modules/orders/index.ts';
import { csvLine } from '../import-export/catalogue/csv-writer.ts';
import { wantedOrders, type OrderReader, type OrdersChoice } from './lists/orders.ts';
import { rowsOfTurn } from './file-turns.ts';

/** The name of this kind of file. */
export const ordersFile = 'orders';

const columns = ['number', 'placed_at', 'name', 'country', 'status', 'fulfilment', 'branch', 'payment', 'total', 'currency'];

/** Orders as CSV, the newest first; read in pages behind the last row, so that no other work waits for it. */
export async function* ordersCsv(database: Database, choice: OrdersChoice, reader: OrderReader, now: Date): AsyncGenerator<string> {
  yield csvLine(columns);
  const wanted = wantedOrders(choice, reader, now);
  for (let last: ListedOrder | undefined; ;) {
    const from = last && { place: last, isBackwards: false };
    const rows = await findOrders(database, wanted, { isOldestFirst: false, limit: rowsOfTurn, from }, reader.scope);
    yield rows.map(lineOf).join('');
    last = rows.at(-1);
    if (rows.length < rowsOfTurn) return;
  }
}

const lineOf = (row: ListedOrder): string =>
  csvLine(
    [
      row.number,
      row.placedAt.toISOString(),
      row.personName,
      row.countryCode,
      row.status,
      row.fulfilment,
      row.branchCode,
      row.paymentCode,
      (row.grandTotal / 100).toFixed(2),
      'EUR',
    ].map((cell) => cell ?? ''),
  );
