import type { Queryable } from '#kernel/database/database.ts';
import type { OrderDocumentLine, ShipmentKind, ShipmentState } from '../order.ts';

/** A shipment as somebody at its source knows it: whose it is by name, never how they are reached. */
export type SourceShipment = {
  readonly number: string;
  readonly order: string;
  readonly name: string | null;
  readonly kind: ShipmentKind;
  readonly state: ShipmentState;
  readonly plannedAt: Date | null;
  readonly packedAt: Date | null;
  readonly lines: readonly OrderDocumentLine[];
};

export const sourceColumns = `shipment.number, o.number as "order", o.person_name as name, shipment.kind, shipment.state,
  shipment.planned_at as "plannedAt", shipment.packed_at as "packedAt", shipment.lines`;

/** What stands at a source in one of these states, what has stood there longest first. */
export async function readSourceShipments(
  sql: Queryable,
  source: string,
  states: readonly ShipmentState[],
  limit: number,
): Promise<readonly SourceShipment[]> {
  const { rows } = await sql.query<SourceShipment>(
    `select ${sourceColumns} from order_shipment as shipment join sales_order as o on o.id = shipment.order_id
     where shipment.source_code = $1 and shipment.state = any($2::text[]) and shipment.state in ('packed', 'ready', 'uncollected')
     order by shipment.packed_at, shipment.number limit $3`,
    [source, states, limit],
  );
  return rows;
}
