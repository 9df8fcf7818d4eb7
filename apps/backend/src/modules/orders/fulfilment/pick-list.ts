import type { Queryable } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import { isStockSource } from '#modules/inventory/index.ts';
import { branchesOf, type Scope } from '#modules/staff/index.ts';
import type { OrderDocumentLine, OrderLine, ShipmentState } from '../order.ts';
import { contentColumn } from '../revisions/order-content.ts';
import { readToPlan, type OrderToPlan } from './open-at-source.ts';
import { readComingBack, readPacked, sourceColumns, withoutForeignNames, type SourceShipment } from './source-shipments.ts';

type PickPiece = {
  readonly shipment: string;
  readonly order: string;
  readonly lineId: number;
  readonly quantity: number;
  /** How many of the article belong to one piece of the line. */
  readonly perLine: number;
  readonly state: ShipmentState;
  readonly plannedAt: Date | null;
};

/** An article, and for whom how many of it are fetched. */
export type PickItem = Pick<OrderLine, 'sku' | 'name' | 'options'> & {
  /** What its picture is found by. */
  readonly pictured: Pick<OrderLine, 'sku' | 'parentSku' | 'picture'> & { readonly storeCode: string };
  readonly quantity: number;
  readonly pieces: readonly PickPiece[];
};

type PickList = {
  readonly source: string;
  readonly items: readonly PickItem[];
  /** How many shipments it is for. */
  readonly shipments: number;
  readonly hasMore: boolean;
  /** The same shipments, one by one. */
  readonly parcels: readonly SourceShipment[];
  readonly packed: readonly SourceShipment[];
  /** Canceled on their way to a branch: they come back. */
  readonly canceled: readonly SourceShipment[];
  readonly toPlan: readonly OrderToPlan[];
};

type Row = SourceShipment & {
  readonly lines: readonly OrderDocumentLine[];
  readonly orderLines: readonly OrderLine[];
  readonly storeCode: string;
};

/** Nobody carries more at once. */
export const mostShipments = 200;

/**
 * What is to be fetched from the shelves of a source, together by article, what was planned first before what came later. Orders that are
 * held, or wait for their money, are not in it.
 */
export async function readPickList(sql: Queryable, source: string, scope: Scope): Promise<PickList> {
  const isOurs = branchesOf(scope)?.includes(source) ?? true;
  if (!isOurs || !(await isStockSource(sql, source))) throw notFound('There is no such source.');
  const { rows } = await sql.query<Row>(
    `select ${sourceColumns}, ${contentColumn('lines')} as "orderLines", o.store_code as "storeCode"
     from order_shipment as shipment join sales_order as o on o.id = shipment.order_id
     where shipment.source_code = $1 and shipment.state in ('planned', 'picking')
       and (o.status = 'processing' or (o.status = 'pending' and jsonb_typeof(o.snapshot->'pickup') = 'object'))
     order by shipment.planned_at, shipment.number limit $2`,
    [source, mostShipments + 1],
  );
  const shown = rows.slice(0, mostShipments);
  const articles = Map.groupBy(shown.flatMap(articlesOf), ({ sku }) => sku);
  const items = [...articles.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const pieces = [first, ...others].map(({ piece }) => piece);
    const { sku, name, options, pictured } = first;
    return [{ sku, name, options, pictured, quantity: pieces.reduce((sum, { quantity }) => sum + quantity, 0), pieces }];
  });
  return {
    source,
    items,
    shipments: shown.length,
    hasMore: rows.length > shown.length,
    parcels: withoutForeignNames(shown),
    packed: withoutForeignNames(await readPacked(sql, source, mostShipments)),
    canceled: withoutForeignNames(await readComingBack(sql, source, mostShipments)),
    toPlan: await readToPlan(sql, source),
  };
}

type Article = Omit<PickItem, 'quantity' | 'pieces'> & { readonly piece: PickPiece };

/** A bundle lies on the shelf as its parts. */
function articlesOf({ number, order, state, plannedAt, lines, orderLines, storeCode }: Row): readonly Article[] {
  return lines.flatMap(({ lineId, quantity }) => {
    const line = orderLines.find(({ id }) => id === lineId);
    if (!line) return [];
    const piece = { shipment: number, order, lineId, quantity, perLine: 1, state, plannedAt };
    const { sku, parentSku, picture } = line;
    if (line.parts.length === 0)
      return [{ sku, name: line.name, options: line.options, pictured: { sku, parentSku, picture, storeCode }, piece }];
    return line.parts.map((part) => ({
      sku: part.sku,
      name: part.name,
      options: [],
      pictured: { sku: part.sku, parentSku: null, picture: null, storeCode },
      piece: { ...piece, quantity: part.quantity * quantity, perLine: part.quantity },
    }));
  });
}
