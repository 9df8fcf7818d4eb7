import type { Tx } from '#kernel/database/database.ts';
import { insertRecords } from '#kernel/database/rows.ts';
import { listColumns } from '#modules/orders/index.ts';
import type { MadeOrder } from './made-order.ts';

/** Writes made orders with their history and documents. */
export async function writeMadeOrders(tx: Tx, orders: readonly MadeOrder[]): Promise<void> {
  await insertOrders(tx, orders);
  await insertRecords(tx, 'order_event', orders.flatMap(eventsOf));
  await insertRecords(
    tx,
    'payment_attempt',
    orders.flatMap(({ id: orderId, attempts }) => attempts.map((attempt) => ({ orderId, ...attempt }))),
  );
  await insertRecords(
    tx,
    'order_shipment',
    orders.flatMap(({ id: orderId, shipments }) =>
      shipments.map(({ source: sourceCode, by: movedBy, ...shipment }) => ({ orderId, sourceCode, movedBy, ...shipment })),
    ),
  );
  await insertRecords(
    tx,
    'order_invoice',
    orders.flatMap(({ id: orderId, invoices }) => invoices.map((invoice) => ({ orderId, ...invoice }))),
  );
  await insertRecords(
    tx,
    'order_refund',
    orders.flatMap(({ id: orderId, refunds }) => refunds.map((refund) => ({ orderId, ...refund }))),
  );
  await insertRecords(tx, 'order_mail', orders.flatMap(mailsOf));
}

/** The document of an order is its template's but for what differs, so that most of it never leaves the database. */
async function insertOrders(tx: Tx, orders: readonly MadeOrder[]): Promise<void> {
  const rows = orders.map(({ id, number, template, email, status, fulfilment, placedAt, paidAt, pieces, snapshot, changed, ...order }) => {
    const facts = { ...snapshot, ...changed, number, email, pieces, paymentMethod: order.paymentMethod, shipments: order.shipments };
    const { grandTotal } = snapshot.totals;
    return { id, number, template, email, status, fulfilment, placedAt, paidAt, pieces, changed, grandTotal, ...listColumns(facts) };
  });
  await tx.query(
    `insert into sales_order (id, number, hash, email, email_key, store_code, status, payment_method, snapshot, pieces, grand_total, search_text,
       placed_at, updated_at, paid_at, branch_code, person_name, country_code, payment_code, fulfilment, sources, words, ordered)
     select row.id, row.number, md5(random()::text || row.id), row.email, row.email, t.store_code, row.status, t.payment_method,
       t.snapshot || row.changed, row.pieces, row."grandTotal", row.number || substr(t.search_text, length(t.number) + 1),
       row."placedAt", row."placedAt", row."paidAt", row."branchCode", row."personName", row."countryCode", row."paymentCode", row.fulfilment,
       array(select json_array_elements_text(row.sources)), array_to_tsvector(array(select json_array_elements_text(row.words))), row.ordered
     from json_to_recordset($1::json) as row(id int, number text, template int, email text, status text, fulfilment text,
       "placedAt" timestamptz, "paidAt" timestamptz, pieces jsonb, changed jsonb, "grandTotal" int, "branchCode" text, "personName" text, "countryCode" text,
       "paymentCode" text, sources json, words json, ordered int)
     join sales_order as t on t.id = row.template`,
    [JSON.stringify(rows)],
  );
}

/** Placed by the shopper; what came last by the shop. */
function eventsOf({ id: orderId, status, placedAt, paidAt, shipments, attempts }: MadeOrder) {
  const first = { orderId, at: placedAt, status: attempts.length > 0 ? 'pending_payment' : 'pending', actor: 'shopper', isVisible: false };
  const moved = shipments.at(-1)?.shippedAt ?? paidAt ?? placedAt;
  return [first, { ...first, at: moved, status, actor: status === 'complete' ? 'staff' : 'job' }];
}

/** Who may come and collect it has been told. */
const mailsOf = ({ id: orderId, shipments }: MadeOrder) =>
  shipments
    .filter(({ state }) => state === 'ready')
    .map(({ number, packedAt }) => ({
      orderId,
      kind: 'ready-for-pickup',
      reference: number,
      dueAt: packedAt,
      begunAt: packedAt,
      sentAt: packedAt,
    }));
