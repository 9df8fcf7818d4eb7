import type { SoldMove, StockRow } from '#modules/inventory/index.ts';
import type { Order, OrderDocumentLine, OrderShipment } from '../order.ts';
import { shipmentStates } from './shipment-states.ts';

/** What some pieces of lines are on the shelf, by SKU; a bundle is its parts. */
export function skusOf({ lines }: Pick<Order, 'lines'>, parts: readonly OrderDocumentLine[]): ReadonlyMap<string, number> {
  const needed = new Map<string, number>();
  const add = (sku: string, quantity: number): void => void needed.set(sku, (needed.get(sku) ?? 0) + quantity);
  for (const { lineId, quantity } of parts) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line) continue;
    if (line.parts.length > 0) for (const part of line.parts) add(part.sku, part.quantity * quantity);
    else add(line.sku, quantity);
  }
  return needed;
}

/** Pieces of an order that lie somewhere for it and are in no shipment yet. */
export function looseStock(
  order: Pick<Order, 'lines' | 'shipments'>,
  pieces: readonly StockRow[],
  except?: OrderShipment,
): readonly StockRow[] {
  const loose = pieces.map((row) => ({ ...row }));
  for (const shipment of order.shipments) {
    if (shipmentStates[shipment.state].pieces === 'free' || shipment.number === except?.number) continue;
    for (const [sku, quantity] of skusOf(order, shipment.lines)) take(loose, sku, quantity, shipment.source);
  }
  return loose.filter(({ quantity }) => quantity > 0);
}

/** The pieces of an order after some of them went to another source. */
export function movedStock(pieces: readonly StockRow[], moves: readonly SoldMove[]): readonly StockRow[] {
  const moved: Loose[] = pieces.map((row) => ({ ...row }));
  for (const { sku, from, to, quantity } of moves) {
    take(moved, sku, quantity, from);
    moved.push({ sku, source: to, quantity });
  }
  return summedStock(moved);
}

/** One row an article and source. */
export function summedStock(rows: readonly StockRow[]): readonly StockRow[] {
  return [...Map.groupBy(rows, ({ sku, source }) => `${sku}\n${source}`).values()].flatMap((same) => {
    const quantity = same.reduce((sum, row) => sum + row.quantity, 0);
    return same[0] && quantity > 0 ? [{ ...same[0], quantity }] : [];
  });
}

type Loose = { -readonly [Key in keyof StockRow]: StockRow[Key] };

/** Takes pieces, from one source first; says from where they came. */
export function take(loose: readonly Loose[], sku: string, quantity: number, source: string | null): readonly StockRow[] {
  const taken: StockRow[] = [];
  let left = quantity;
  const rows = loose.filter((row) => row.sku === sku);
  for (const row of [...rows.filter((one) => one.source === source), ...rows.filter((one) => one.source !== source)]) {
    const part = Math.min(left, row.quantity);
    if (part === 0) continue;
    row.quantity -= part;
    left -= part;
    taken.push({ sku, source: row.source, quantity: part });
  }
  return taken;
}
