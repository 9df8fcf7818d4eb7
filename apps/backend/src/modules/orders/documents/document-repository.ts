import type { Queryable, Tx } from '#kernel/database/database.ts';
import { statesWithPieces } from '../fulfilment/shipment-states.ts';
import type { OrderInvoice, OrderRefund, OrderShipment } from '../order.ts';

export type Series = 'invoice' | 'shipment' | 'refund';

/** Each series begins behind its own digit, so that a number says what it is of. */
const firstNumbers: Readonly<Record<Series, number>> = { invoice: 200_000_000, shipment: 300_000_000, refund: 400_000_000 };

/** The next number of a series. Its row stays locked until the transaction ends: rolled back, the number is used again (LAW-26). */
export async function nextNumber(tx: Tx, series: Series): Promise<string> {
  const { rows } = await tx.query<{ last: number }>(
    `insert into document_counter (series, last) values ($1, $2)
     on conflict (series) do update set last = document_counter.last + 1 returning last`,
    [series, firstNumbers[series] + 1],
    'order-next-number',
  );
  return String(rows[0]?.last);
}

/** Sets where a series goes on, after documents were taken over. */
export async function setCounter(tx: Queryable, series: Series, last: number): Promise<void> {
  await tx.query(
    `insert into document_counter (series, last) values ($1, $2) on conflict (series) do update set last = greatest(document_counter.last, $2)`,
    [series, last],
  );
}

/** Without an edit unless it says so. */
type NewInvoice = Omit<OrderInvoice, 'revision' | 'amounts'> & Partial<OrderInvoice>;
type NewRefund = Omit<OrderRefund, 'revision' | 'setOff' | 'payment'> & Partial<OrderRefund>;

export async function insertInvoice(tx: Queryable, orderId: number, invoice: NewInvoice): Promise<void> {
  await tx.query(
    `insert into order_invoice (number, order_id, issued_at, supplied_on, due_on, lines, grand_total, shipment_number, revision, amounts)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      invoice.number,
      orderId,
      invoice.issuedAt,
      invoice.suppliedOn,
      invoice.dueOn,
      JSON.stringify(invoice.lines),
      invoice.grandTotal,
      invoice.shipment,
      invoice.revision ?? null,
      invoice.amounts ?? null,
    ],
  );
}

export async function insertShipment(tx: Queryable, orderId: number, shipment: OrderShipment): Promise<void> {
  await tx.query(
    `insert into order_shipment (number, state, kind, source_code, planned_at, packed_at, shipped_at, delivered_at, moved_by, pickup_code, lines,
       tracking, brought_from, order_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [...shipmentValues(shipment), orderId],
  );
}

type Taken = Pick<OrderShipment, 'number' | 'lines' | 'tracking'> & { readonly shippedAt: Date; readonly pickup: string | undefined };

/** One that left long ago, of an order from elsewhere. */
export async function insertLeftShipment(tx: Queryable, orderId: number, { pickup, ...shipment }: Taken): Promise<void> {
  const nothing = { plannedAt: null, packedAt: null, deliveredAt: null, by: null, pickupCode: null, broughtFrom: null };
  const how = pickup === undefined ? ({ state: 'sent', kind: 'parcel' } as const) : ({ state: 'handed_over', kind: 'pickup' } as const);
  await insertShipment(tx, orderId, { ...nothing, ...how, source: pickup ?? 'WEB', ...shipment });
}

/** Writes what changed of a shipment whose order is locked. */
export async function saveShipment(tx: Tx, shipment: OrderShipment): Promise<void> {
  await tx.query(
    `update order_shipment set state = $2, kind = $3, source_code = $4, planned_at = $5, packed_at = $6, shipped_at = $7, delivered_at = $8,
       moved_by = $9, pickup_code = $10, lines = $11, tracking = $12, brought_from = $13 where number = $1`,
    shipmentValues(shipment),
  );
}

const shipmentValues = (shipment: OrderShipment): readonly unknown[] => [
  shipment.number,
  shipment.state,
  shipment.kind,
  shipment.source,
  shipment.plannedAt,
  shipment.packedAt,
  shipment.shippedAt,
  shipment.deliveredAt,
  shipment.by,
  shipment.pickupCode,
  JSON.stringify(shipment.lines),
  JSON.stringify(shipment.tracking),
  shipment.broughtFrom,
];

/** What has not left of an order that ends stays here. */
export async function cancelShipments(tx: Tx, orderId: number): Promise<void> {
  await tx.query(`update order_shipment set state = 'canceled' where order_id = $1 and state = any($2)`, [
    orderId,
    statesWithPieces('planned'),
  ]);
}

/** What has lain ready since before a moment. */
export async function findUncollected(sql: Queryable, before: Date): Promise<readonly { orderId: number; number: string }[]> {
  const { rows } = await sql.query<{ orderId: number; number: string }>(
    `select order_id as "orderId", number from order_shipment where state = 'ready' and packed_at <= $1 order by packed_at`,
    [before],
  );
  return rows;
}

export async function insertRefund(tx: Queryable, orderId: number, refund: NewRefund): Promise<void> {
  await tx.query(
    `insert into order_refund (number, order_id, invoice_number, issued_at, lines, shipping, adjustment, total, tax, taxes, reason, state,
       provider_refund_id, revision, set_off, payment_id, gift_card, exchange_order)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
    [
      refund.number,
      orderId,
      refund.invoiceNumber,
      refund.issuedAt,
      JSON.stringify(refund.lines),
      refund.shipping,
      refund.adjustment,
      refund.total,
      refund.tax,
      JSON.stringify(refund.taxes),
      refund.reason,
      refund.state,
      refund.providerRefundId,
      refund.revision ?? null,
      refund.setOff ?? 0,
      refund.payment ?? null,
      refund.giftCard ?? null,
      refund.exchange ?? null,
    ],
  );
}

/** What was confirmed meanwhile stays so. */
export async function saveRefund(
  tx: Queryable,
  number: string,
  state: OrderRefund['state'],
  providerRefundId: string | null,
): Promise<void> {
  await tx.query(
    `update order_refund set state = case when state = 'done' then state else $2 end,
       provider_refund_id = coalesce($3, provider_refund_id) where number = $1`,
    [number, state, providerRefundId],
  );
}

/** Orders with a refund the provider has not confirmed yet, oldest first. */
export async function findUnconfirmedRefunds(sql: Queryable, before: Date, limit: number): Promise<readonly number[]> {
  const { rows } = await sql.query<{ id: number }>(
    `select order_id as id from order_refund where state = 'requested' and issued_at <= $1
     group by order_id order by min(issued_at) limit $2`,
    [before, limit],
  );
  return rows.map(({ id }) => id);
}
