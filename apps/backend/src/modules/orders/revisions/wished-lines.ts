import { inputError } from '#kernel/errors.ts';
import { divideHalfUp, type Cents } from '#kernel/money.ts';
import type { CatalogueView } from '#modules/catalog/index.ts';
import { lineRest } from '../ledger/line-rest.ts';
import { piecesOfLine } from '../ledger/piece-ledger.ts';
import { paidFor, shareOfPieces } from '../ledger/shares.ts';
import type { Order, OrderLine } from '../order.ts';
import { findArticle, findVariant, lineText, todaysPrice } from './catalogue-line.ts';
import { everyLine } from './order-content.ts';

/** A line by its number gets so many pieces; with a SKU so many of its pieces become that variant; a SKU alone is a new line. */
export type WishedLine = { readonly lineId?: number | null; readonly sku?: string | null; readonly quantity: number };

/** A line as it shall be: its words and unit prices, and what its row costs. */
export type Target = {
  readonly line: Omit<OrderLine, 'quantity'>;
  readonly quantity: number;
  readonly rowIncl: Cents;
  readonly originalRowIncl: Cents;
  readonly discount: Cents;
};

type Tools = { readonly view: CatalogueView; readonly listPercent: number; readonly now: Date };

const mostPieces = 1_000;
const mostLines = 200;

/** The lines of an order as an edit wants them, in their order; new ones come last. Pieces that are on their way stay. */
export function wishedLines(order: Order, wishes: readonly WishedLine[], tools: Tools): readonly Target[] {
  checkWishes(order, wishes);
  let nextId = Math.max(0, ...everyLine(order).map(({ id }) => id)) + 1;
  const kept: Target[] = [];
  const fresh: Target[] = [];
  for (const line of order.lines) {
    const wish = wishes.find(({ lineId }) => lineId === line.id);
    const quantity = !wish ? line.quantity : wish.sku ? line.quantity - wish.quantity : wish.quantity;
    checkFloor(order, line, quantity);
    const own = rowOf(order, line, quantity);
    if (quantity > 0) kept.push(own);
    if (wish?.sku) fresh.push(swapped(line, own, wish.sku, (nextId += 1) - 1, tools));
  }
  for (const { lineId, sku, quantity } of wishes) {
    if (typeof lineId !== 'number' && sku) fresh.push(added(order, sku, quantity, (nextId += 1) - 1, tools));
  }
  const all = [...kept, ...fresh];
  if (all.length > mostLines) throw inputError(`An order has at most ${mostLines} lines.`);
  return all;
}

function checkWishes({ lines }: Order, wishes: readonly WishedLine[]): void {
  const named = wishes.flatMap(({ lineId }) => (typeof lineId === 'number' ? [lineId] : []));
  for (const lineId of named) if (!lines.some(({ id }) => id === lineId)) throw inputError(`Line ${lineId} does not exist.`);
  if (new Set(named).size < named.length) throw inputError('A line is changed once an edit.');
  for (const { lineId, sku, quantity } of wishes) {
    if (typeof lineId !== 'number' && !sku) throw inputError('Name a line or an article.');
    if (!Number.isInteger(quantity) || quantity < (sku ? 1 : 0) || quantity > mostPieces)
      throw inputError(`A line has up to ${mostPieces} pieces.`);
  }
}

/** Pieces in a shipment, or gone, or canceled, or given back stay in their line. */
function checkFloor(order: Order, { id, quantity: before }: OrderLine, quantity: number): void {
  const { planned, sent, canceled, refunded } = piecesOfLine(order, id);
  const floor = Math.max(planned + sent + canceled, refunded);
  if (quantity < before && quantity < floor) throw inputError(`Line ${id} has ${floor} pieces that cannot be taken away.`);
}

/**
 * A line with another number of pieces, at its own price: those that go take along what giving them back would come to, those that come
 * cost what one costs. A row of a business is rounded as a whole, so it is shared out as a whole.
 */
function rowOf(order: Order, line: OrderLine, quantity: number): Target {
  const scaled = (row: Cents, unit: Cents): Cents =>
    unit * line.quantity === row ? unit * quantity : divideHalfUp(row * quantity, line.quantity);
  const rowIncl = scaled(line.rowIncl, line.unitIncl);
  const originalRowIncl = scaled(line.originalRowIncl, line.originalUnitIncl);
  if (quantity >= line.quantity) return { line, quantity, rowIncl, originalRowIncl, discount: line.discount };
  const rest = lineRest(order, line);
  const gone = line.quantity - quantity;
  const paid = paidFor(line) - shareOfPieces(rest.amount, rest.pieces, rest.pieces - gone, gone);
  return { line, quantity, rowIncl: Math.max(rowIncl, paid), originalRowIncl, discount: Math.max(0, rowIncl - paid) };
}

/** Pieces of a line as another variant, at the price of the line. */
function swapped(line: OrderLine, left: Target, sku: string, id: number, { view, now }: Tools): Target {
  const { basePrice: _base, materials: _materials, animalParts: _animal, ...own } = line;
  return {
    line: { ...own, ...lineText(findVariant(view, line, sku, now)), id, ...(line.basePrice ? { basePrice: line.basePrice } : {}) },
    quantity: line.quantity - left.quantity,
    rowIncl: line.rowIncl - left.rowIncl,
    originalRowIncl: line.originalRowIncl - left.originalRowIncl,
    discount: line.discount - left.discount,
  };
}

/** An article at today's price. */
export function added(order: Order, sku: string, quantity: number, id: number, { view, listPercent, now }: Tools): Target {
  const article = findArticle(view, sku, now);
  if (!article) throw inputError(`${sku.slice(0, 64)} is not offered.`);
  const price = todaysPrice(article, order.tax.isExempt ? listPercent : undefined);
  const nothing = { unitExcl: 0, originalRowIncl: 0, rowIncl: 0, rowExcl: 0, discount: 0, tax: 0 };
  return {
    line: { ...lineText(article), ...nothing, ...price, id, taxPercent: order.totals.taxes[0]?.percent ?? 0 },
    quantity,
    rowIncl: price.unitIncl * quantity,
    originalRowIncl: price.originalUnitIncl * quantity,
    discount: 0,
  };
}
