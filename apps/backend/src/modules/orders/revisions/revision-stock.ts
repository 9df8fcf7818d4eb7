import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { planPieces } from '#modules/cart/index.ts';
import type { CatalogueView } from '#modules/catalog/index.ts';
import { isSold, readSalable, releaseStock, reserveStock, returnPieces, sellReserved, type StockRow } from '#modules/inventory/index.ts';
import { skusOf, summedStock, take } from '../fulfilment/line-skus.ts';
import { countMissing, looseToLeave } from '../fulfilment/missing-pieces.ts';
import type { Order, OrderContent, OrderDocumentLine } from '../order.ts';
import type { StoredOrder } from '../order-repository.ts';

type Contents = { readonly before: OrderContent; readonly after: OrderContent };

/** Pieces of the lines of one content that the other has not. */
const more = (content: OrderContent, than: OrderContent): readonly OrderDocumentLine[] =>
  content.lines
    .map(({ id, quantity }) => ({ lineId: id, quantity: quantity - (than.lines.find((line) => line.id === id)?.quantity ?? 0) }))
    .filter(({ quantity }) => quantity > 0);

/** What holds the pieces an edit adds, until the customer has answered. */
const holdOf = ({ number }: Pick<Order, 'number'>, revision: number): string => `${number}/${revision}`;

/** From which shelves the pieces come that an edit adds; what is collected comes from its branch. Refused where they are not there. */
export async function planFresh(
  tx: Tx,
  { pickup }: Order,
  { before, after }: Contents,
  view: CatalogueView,
  code?: string,
): Promise<readonly StockRow[]> {
  const wanted = [...skusOf(after, more(after, before))].map(([sku, quantity], index) => ({
    id: index + 1,
    sku,
    quantity,
    seenCents: 0,
    addedAt: '',
  }));
  if (wanted.length === 0) return [];
  const levels = await readSalable(
    tx,
    wanted.map(({ sku }) => sku),
  );
  const plan = planPieces(wanted, levels, view, pickup?.code);
  if ('pieces' in plan) return plan.pieces;
  const there = levels.get(plan.missing) ?? {};
  const free = pickup ? (there[pickup.code] ?? 0) : Object.values(there).reduce((sum, quantity) => sum + Math.max(0, quantity), 0);
  throw inputError(`There are ${free} free pieces of ${plan.missing}.`, code === undefined ? {} : { field: 'lines', code });
}

/** Refuses an edit whose pieces are not there; nothing is held. */
export const checkFresh = async (tx: Tx, order: Order, contents: Contents, view: CatalogueView): Promise<void> =>
  void (await planFresh(tx, order, contents, view));

type Hold = { readonly revision: number; readonly endsAt: Date; readonly now: Date };

/** Holds the pieces an edit adds for its customer. */
export async function holdFresh(
  tx: Tx,
  order: Order,
  contents: Contents,
  view: CatalogueView,
  { revision, endsAt, now }: Hold,
): Promise<void> {
  const pieces = await planFresh(tx, order, contents, view);
  if (pieces.length === 0) return;
  const shortage = await reserveStock(tx, { reference: holdOf(order, revision), reason: 'edit', now, endsAt, pieces });
  if (shortage) throw inputError(`${shortage.source} has ${shortage.free} free pieces of ${shortage.sku}.`);
}

export const releaseHold = (tx: Tx, order: Order, revision: number, now: Date): Promise<boolean> =>
  releaseStock(tx, holdOf(order, revision), now);

/**
 * The pieces of an order follow an edit: those it has no longer are on the shelf again, those it has now leave it. Answers with all pieces
 * of the order; what was held for the edit is free again first, for this transaction alone.
 */
export async function movePieces(
  tx: Tx,
  stored: StoredOrder,
  contents: Contents,
  view: CatalogueView,
  { revision, now }: Pick<Hold, 'revision' | 'now'>,
): Promise<readonly StockRow[]> {
  const { order, pieces } = stored;
  const isAway = await isSold(tx, order.number);
  const loose = isAway ? looseToLeave(stored) : [];
  const back = [...skusOf(contents.before, more(contents.before, contents.after))].flatMap(([sku, quantity]) =>
    take(loose, sku, quantity, null),
  );
  await releaseHold(tx, order, revision, now);
  await returnPieces(tx, order.number, back);
  await countMissing(tx, stored, back, now);
  const fresh = await planFresh(tx, order, contents, view);
  if (fresh.length > 0) {
    const shortage = await reserveStock(tx, { reference: order.number, reason: 'edit', now, pieces: fresh });
    if (shortage) throw inputError(`${shortage.source} has ${shortage.free} free pieces of ${shortage.sku}.`);
    await sellReserved(tx, order.number, now);
  }
  const left = pieces.map((row) => ({ ...row }));
  for (const { sku, source, quantity } of back) take(left, sku, quantity, source);
  return summedStock([...left, ...fresh]);
}
