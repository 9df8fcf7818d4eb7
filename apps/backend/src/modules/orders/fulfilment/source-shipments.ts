import type { Queryable } from '#kernel/database/database.ts';
import type { OrderDocumentLine, ShipmentKind, ShipmentState } from '../order.ts';

/** A shipment as somebody at its source knows it: whose it is by name, never how they are reached. */
export type SourceShipment = {
  readonly number: string;
  readonly order: string;
  readonly name: string | null;
  readonly kind: ShipmentKind;
  readonly state: ShipmentState;
  /** Where its pieces lie. */
  readonly source: string | null;
  /** The branch it is brought to; null: it is sent, or collected where it lies. */
  readonly broughtTo: string | null;
  readonly plannedAt: Date | null;
  readonly packedAt: Date | null;
  readonly lines: readonly OrderDocumentLine[];
};

const isBrought = "shipment.kind = 'pickup' and shipment.source_code <> o.branch_code";

export const sourceColumns = `shipment.number, o.number as "order", o.person_name as name, shipment.kind, shipment.state,
  shipment.source_code as source, case when ${isBrought} then o.branch_code end as "broughtTo",
  shipment.planned_at as "plannedAt", shipment.packed_at as "packedAt", shipment.lines`;

/** Who picks for another branch knows the number alone: nobody comes to them for it. */
export const withoutForeignNames = <Row extends Pick<SourceShipment, 'name' | 'broughtTo'>>(rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => (row.broughtTo === null ? row : { ...row, name: null }));

type Standing = 'packed' | 'ready' | 'uncollected';
/** What stands somewhere, what has stood there longest first; the states are named once more for their index. */
async function readStanding(sql: Queryable, where: string, place: string, states: readonly Standing[], limit: number) {
  const { rows } = await sql.query<SourceShipment>(
    `select ${sourceColumns} from order_shipment as shipment join sales_order as o on o.id = shipment.order_id
     where ${where} and shipment.state = any($2::text[]) and shipment.state in ('packed', 'ready', 'uncollected')
     order by shipment.packed_at, shipment.number limit $3`,
    [place, states, limit],
  );
  return rows;
}

/** A box that lay ready, or was on its way, as it was canceled, and that nobody has taken in again; the condition is that of its index. */
export const isTurned = `shipment.state = 'canceled' and shipment.kind = 'pickup' and shipment.packed_at is not null
  and shipment.back_at is null`;

/** Such boxes of a place, what was packed first, first. */
async function readTurned(sql: Queryable, where: string, place: string, limit: number): Promise<readonly SourceShipment[]> {
  const { rows } = await sql.query<SourceShipment>(
    `select ${sourceColumns} from order_shipment as shipment join sales_order as o on o.id = shipment.order_id
     where ${isTurned} and ${where} order by shipment.packed_at, shipment.number limit $2`,
    [place, limit],
  );
  return rows;
}

/** Those that lie in a branch, or come to it. */
export const readTurnedAt = (sql: Queryable, branch: string, limit: number): Promise<readonly SourceShipment[]> =>
  readTurned(sql, 'o.branch_code = $1', branch, limit);

/** Those that come back to where they were packed. */
export const readComingBack = (sql: Queryable, source: string, limit: number): Promise<readonly SourceShipment[]> =>
  readTurned(sql, `shipment.source_code = $1 and ${isBrought}`, source, limit);

/** What was packed at a source and has not left it, or not arrived where it is brought to. */
export const readPacked = (sql: Queryable, source: string, limit: number): Promise<readonly SourceShipment[]> =>
  readStanding(sql, 'shipment.source_code = $1', source, ['packed'], limit);

/** What lies in a branch for who comes for it, wherever it came from. */
export const readCollectable = (sql: Queryable, branch: string, limit: number): Promise<readonly SourceShipment[]> =>
  readStanding(sql, "shipment.kind = 'pickup' and o.branch_code = $1", branch, ['ready', 'uncollected'], limit);

/** What was packed elsewhere and is on its way to a branch. */
export const readUnderWay = (sql: Queryable, branch: string, limit: number): Promise<readonly SourceShipment[]> =>
  readStanding(sql, `${isBrought} and o.branch_code = $1`, branch, ['packed'], limit);
