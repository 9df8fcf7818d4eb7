import type { Clock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/database/database.ts';
import { advanceSequence } from '#kernel/database/rows.ts';
import { StartError } from '#kernel/errors.ts';
import { setCounter, type OrderPaymentMethod, type OrderSnapshot } from '#modules/orders/index.ts';
import { historyDays, madeOrder, type Template } from './made-order.ts';
import { longOrder } from './long-order.ts';
import { createStockBook } from './made-stock.ts';
import { writeMadeOrders } from './write-made-orders.ts';

/** So many are written with one statement a table: few round trips, and the embedded database stays small. */
const batch = 1_000;
const mostTemplates = 200;
/** From so many on the last one is very long. */
const fewestForLong = 300;
const series = { invoice: 200_000_000, shipment: 300_000_000, refund: 400_000_000 } as const;

/** Writes many orders for measuring, made after those of the demo, with their documents, payments and pieces; most of them are done. */
export async function seedManyOrders(tx: Tx, count: number, clock: Clock): Promise<void> {
  const templates = await readTemplates(tx);
  if (templates.length === 0) throw new StartError('--orders copies the orders of the demo, which this shop does not have.');
  const { rows } = await tx.query<{ id: number }>('select max(id) as id from sales_order');
  const numbers = await readNumbers(tx);
  const longest = count < fewestForLong ? undefined : longOrder(templates);
  const book = createStockBook(new Date(clock.now().getTime() - historyDays * 86_400_000));
  let id = rows[0]?.id ?? 0;
  for (let start = 0; start < count; start += batch) {
    const made = Array.from({ length: Math.min(batch, count - start) }, (_, offset) => {
      const index = start + offset;
      const template = (index === count - 1 && longest) || templates[index % templates.length];
      if (!template) throw new Error('there is no order to copy');
      return madeOrder(template, { id: (id += 1), index, count, now: clock.now() }, numbers);
    });
    await writeMadeOrders(tx, made);
    await book.write(tx, made);
  }
  await book.close(tx);
  await advanceSequence(tx, 'sales_order');
  for (const name of Object.keys(series) as (keyof typeof series)[]) await setCounter(tx, name, numbers[name]);
}

type Row = { readonly id: number; readonly snapshot: OrderSnapshot; readonly paymentMethod: OrderPaymentMethod };

/** A coupon counts for the orders that used it, so that what used one is not copied. */
async function readTemplates(tx: Tx): Promise<readonly Template[]> {
  const { rows } = await tx.query<Row>(
    `select id, snapshot, payment_method as "paymentMethod" from sales_order
     where snapshot->>'coupon' is null and jsonb_array_length(pieces) = 0 order by id limit ${mostTemplates}`,
  );
  const { rows: levels } = await tx.query<{ sku: string; source: string }>(
    'select sku, source_code as source from stock_level order by sku, source_code desc',
  );
  const known = Map.groupBy(levels, ({ sku }) => sku);
  const sourcesOf = (sku: string): readonly string[] => known.get(sku)?.map(({ source }) => source) ?? [];
  return rows.map((row) => ({ ...row, sourcesOf }));
}

async function readNumbers(tx: Tx): Promise<Record<keyof typeof series, number>> {
  const { rows } = await tx.query<{ series: string; last: number }>('select series, last from document_counter');
  return { ...series, ...Object.fromEntries(rows.map((row) => [row.series, row.last])) };
}
