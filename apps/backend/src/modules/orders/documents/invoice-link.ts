import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { OrderInvoice, Order } from '../order.ts';
import { findOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';

const lifeMs = 10 * 60_000;
const path = '/api/orders/invoices';

/** Makes the file of an invoice. */
export type WriteInvoice = (order: Order, invoice: OrderInvoice) => Promise<Buffer>;

/** Signed with the order's secret, which the address does not show. */
const signature = (hash: string, number: string, until: number): string =>
  createHmac('sha256', hash).update(`${number}.${until}`).digest('hex');

/** Where an invoice can be fetched for the next minutes. */
export function invoiceLink(publicUrl: string, { hash }: Order, { number }: OrderInvoice, now: Date): string {
  const until = Math.floor((now.getTime() + lifeMs) / 1_000);
  return `${publicUrl}${path}/${number}.pdf?until=${until}&signature=${signature(hash, number, until)}`;
}

/** Serves invoices to who has a link that still works. */
export function registerInvoiceRoute(app: FastifyInstance, { database, clock }: OrderServices, write: WriteInvoice): void {
  app.get<{ Params: { file: string }; Querystring: Readonly<Record<string, unknown>> }>(`${path}/:file`, async (request, reply) => {
    const number = /^(\d{9,12})\.pdf$/.exec(request.params.file)?.[1];
    const until = Number(request.query['until']);
    const { rows } = await database.query<{ id: number }>('select order_id as id from order_invoice where number = $1', [number ?? '']);
    const order = rows[0] && (await findOrder(database, { id: rows[0].id }))?.order;
    const invoice = order?.invoices.find((one) => one.number === number);
    const isValid =
      order &&
      invoice &&
      until * 1_000 >= clock.now().getTime() &&
      isSame(String(request.query['signature']), signature(order.hash, invoice.number, until));
    if (!isValid) return reply.code(404).type('text/plain').send('Not found');
    return reply
      .header('Cache-Control', 'private, no-store')
      .header('Content-Disposition', `inline; filename="${invoice.number}.pdf"`)
      .type('application/pdf')
      .send(await write(order, invoice));
  });
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
