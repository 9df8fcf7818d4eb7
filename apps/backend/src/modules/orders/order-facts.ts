import type { Queryable } from '#kernel/database/database.ts';
import { findOrder } from './order-repository.ts';

/** What the log says of an order: nothing about its person. Locked, so that it is what the change begins with. */
export async function readOrderFacts(sql: Queryable, number: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  await sql.query('select 1 from sales_order where number = $1 for update', [number]);
  const order = (await findOrder(sql, { number }))?.order;
  if (!order) return undefined;
  const mails = await sql.query<{ mail: string }>(
    `select kind || case when sent_at is null then ' due' else ' sent' end as mail from order_mail where order_id = $1 order by id`,
    [order.id],
  );
  const last = order.events.at(-1);
  return {
    status: order.status,
    paidAt: order.paidAt?.toISOString() ?? null,
    invoices: order.invoices.map((invoice) => invoice.number),
    shipments: order.shipments.map((shipment) => shipment.number),
    refunds: order.refunds.map((refund) => ({ number: refund.number, cents: refund.total, state: refund.state })),
    mails: mails.rows.map(({ mail }) => mail),
    // A remark changes nothing else.
    remark: last ? { at: last.at.toISOString(), message: last.message } : null,
  };
}
