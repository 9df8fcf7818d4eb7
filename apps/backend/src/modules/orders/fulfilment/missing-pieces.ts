import type { Tx } from '#kernel/database/database.ts';
import { countAway, type StockRow } from '#modules/inventory/index.ts';
import type { Order, OrderDocumentLine, OrderShipment } from '../order.ts';
import { saveOrder, type StoredOrder } from '../order-repository.ts';
import { looseStock, skusOf, summedStock, take } from './line-skus.ts';

export type MissingArticle = Pick<StockRow, 'sku' | 'quantity'>;

type Short = {
  /** The shipment without them. */
  readonly shipment: OrderShipment;
  readonly lines: readonly OrderDocumentLine[];
  /** Which articles of a bundle were not found; undefined: all of them. */
  readonly articles?: readonly MissingArticle[] | undefined;
};

/** Notes pieces of a locked order that were not found where a shipment is picked; looked for again they are the same ones. */
export async function noteMissing(tx: Tx, { order, pieces, missing }: StoredOrder, short: Short, now: Date): Promise<void> {
  const { shipment } = short;
  const { source } = shipment;
  // What lies in several places is in no list of anybody who picks.
  if (source === null) return;
  const shipments = order.shipments.map((one) => (one.number === shipment.number ? shipment : one));
  const noted = summedStock([...missing, ...articlesOf(order, short).map((article) => ({ ...article, source }))]);
  await saveOrder(tx, order.id, { missing: within(noted, looseStock({ ...order, shipments }, pieces)) }, now);
}

/** One part of a bundle is enough for it not to be there; the others lie where they did. */
function articlesOf(order: Order, { lines, articles }: Short): readonly MissingArticle[] {
  const isBundle = ({ lineId }: OrderDocumentLine): boolean => (order.lines.find(({ id }) => id === lineId)?.parts.length ?? 0) > 0;
  const wanted = (of: readonly OrderDocumentLine[]) => [...skusOf(order, of)].map(([sku, quantity]) => ({ sku, quantity }));
  const named = ({ sku, quantity }: MissingArticle): number =>
    articles ? Math.min(quantity, Math.max(0, articles.find((one) => one.sku === sku)?.quantity ?? 0)) : quantity;
  const ofBundles = wanted(lines.filter(isBundle)).map((article) => ({ ...article, quantity: named(article) }));
  return [...wanted(lines.filter((line) => !isBundle(line))), ...ofBundles];
}

/** What is packed was found, whatever was said before. */
export async function forgetFound(tx: Tx, { order, pieces, missing }: StoredOrder, now: Date): Promise<void> {
  if (missing.length > 0) await saveOrder(tx, order.id, { missing: within(missing, looseStock(order, pieces)) }, now);
}

/**
 * Pieces of a locked order went back to their shelves. Those that were not found there are counted away in the same transaction, before
 * anybody buys them.
 */
export async function countMissing(tx: Tx, { order, missing }: StoredOrder, back: readonly StockRow[], now: Date): Promise<void> {
  const gone = within(missing, back);
  if (gone.length === 0) return;
  await saveOrder(tx, order.id, { missing: without(missing, gone) }, now);
  await countAway(tx, order.number, gone);
}

/** Pieces in no shipment, those that were not found first: who gives up some gives up these. */
export function looseToLeave({ order, pieces, missing }: Pick<StoredOrder, 'order' | 'pieces' | 'missing'>): StockRow[] {
  const loose = looseStock(order, pieces);
  const first = within(missing, loose);
  return [...first, ...without(loose, first)];
}

/** As many of some pieces as there are among others, by article and source. */
const within = (rows: readonly StockRow[], others: readonly StockRow[]): readonly StockRow[] =>
  rows.flatMap((row) => {
    const there = others.filter(({ sku, source }) => sku === row.sku && source === row.source);
    const quantity = Math.min(
      row.quantity,
      there.reduce((sum, one) => sum + one.quantity, 0),
    );
    return quantity > 0 ? [{ ...row, quantity }] : [];
  });

function without(rows: readonly StockRow[], taken: readonly StockRow[]): readonly StockRow[] {
  const left = rows.map((row) => ({ ...row }));
  for (const { sku, source, quantity } of taken) take(left, sku, quantity, source);
  return left.filter(({ quantity }) => quantity > 0);
}
