import type { Queryable } from '#kernel/database/database.ts';
import type { StockRow } from '#modules/inventory/index.ts';
import { pieceLedger } from '../ledger/piece-ledger.ts';
import { orderTabs } from '../list/find-orders.ts';
import type { Order, OrderDocumentLine } from '../order.ts';
import { orderColumns, toOrder, type OrderRow } from '../order-row.ts';
import { looseStock } from './line-skus.ts';

/** An order of which something lies at a source and nothing was planned there yet. */
export type OrderToPlan = {
  readonly order: string;
  readonly placedAt: Date;
  /** The branch it is brought to. */
  readonly broughtTo: string | null;
  readonly lines: readonly OrderDocumentLine[];
};

/** As many as somebody takes on at once. */
const mostOrders = 50;
/** Where pieces lie that nobody wrote down: of orders that were taken over. */
const warehouse = 'WEB';

/**
 * Orders that nobody has begun with at a source, the oldest first. Where a shipment was planned once, a person decides what comes next:
 * what was not found on the shelf is not looked for there again by itself.
 */
export async function readToPlan(sql: Queryable, source: string): Promise<readonly OrderToPlan[]> {
  const { rows } = await sql.query<OrderRow>(
    `select ${orderColumns} from sales_order as o
     where ((${orderTabs.toPick}) or (${orderTabs.partSent})) and (o.sources && array[$1::text] or ($1 = '${warehouse}' and o.sources = '{}'))
       and not exists (select from order_shipment as shipment where shipment.order_id = o.id
         and (coalesce(shipment.brought_from, shipment.source_code) = $1 or (shipment.source_code = $1 and shipment.state = 'canceled')))
     order by o.placed_at, o.id limit $2`,
    [source, mostOrders],
  );
  return rows.flatMap((row) => {
    const order = toOrder(row);
    const lines = openAt(order, row.pieces, source);
    const broughtTo = order.pickup && order.pickup.code !== source ? order.pickup.code : null;
    return lines.length > 0 ? [{ order: row.number, placedAt: row.placedAt, broughtTo, lines }] : [];
  });
}

/** The open pieces of an order that lie at a source; of a bundle as many as all of its parts are there for. */
function openAt(order: Order, pieces: readonly StockRow[], source: string): readonly OrderDocumentLine[] {
  if (pieces.length === 0) return source === (order.pickup?.code ?? warehouse) ? openOf(order) : [];
  const there = new Map<string, number>();
  for (const row of looseStock(order, pieces)) if (row.source === source) there.set(row.sku, (there.get(row.sku) ?? 0) + row.quantity);
  const ledger = pieceLedger(order);
  return order.lines.flatMap((line) => {
    const parts = line.parts.length > 0 ? line.parts : [{ sku: line.sku, quantity: 1 }];
    const open = ledger.find(({ lineId }) => lineId === line.id)?.open ?? 0;
    const quantity = Math.min(open, ...parts.map((part) => Math.floor((there.get(part.sku) ?? 0) / part.quantity)));
    // Two lines of one article share what lies there.
    for (const part of parts) there.set(part.sku, (there.get(part.sku) ?? 0) - quantity * part.quantity);
    return quantity > 0 ? [{ lineId: line.id, quantity }] : [];
  });
}

const openOf = (order: Order): readonly OrderDocumentLine[] =>
  pieceLedger(order).flatMap(({ lineId, open }) => (open > 0 ? [{ lineId, quantity: open }] : []));
