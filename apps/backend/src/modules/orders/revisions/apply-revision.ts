import type { Tx } from '#kernel/database/database.ts';
import { insertInvoice, insertRefund, nextNumber } from '../documents/document-repository.ts';
import { queueMail } from '../emails/order-mail.ts';
import { completeWhenDone } from '../fulfilment/complete-order.ts';
import { listColumns } from '../list/list-facts.ts';
import type { Order, OrderActor, OrderRefund, OrderRevision } from '../order.ts';
import { findOrder, insertEvent, saveContent, type StoredOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { undisputed } from '../payment/disputed.ts';
import { choosePayment, paymentOf } from '../refunds/refund-payment.ts';
import { queueRefund } from '../refunds/refund-queue.ts';
import { correctionOf, type Correction } from './correction.ts';
import { differenceOf } from './order-content.ts';
import { saveRevision } from './revision-repository.ts';
import { movePieces } from './revision-stock.ts';

type Services = Pick<OrderServices, 'jobs' | 'logger' | 'catalogView'>;
type Applying = { readonly by: OrderActor; readonly message: string; readonly now: Date };

/**
 * Makes an edit of a locked order true, once: pieces, money, documents, what lists know, history, mail. The snapshot stays as it was. Who
 * may is decided before: cheaper ones by staff, dearer ones by their customer alone. Answers with the refund that still has to be asked for.
 */
export async function applyRevision(
  tx: Tx,
  services: Services,
  stored: StoredOrder,
  revision: OrderRevision,
  { by, message, now }: Applying,
): Promise<OrderRefund | undefined> {
  const { order } = stored;
  const correction = correctionFor(order, revision);
  // Numbers of refunds, then shelves, then numbers of invoices: in this order everywhere, so that nobody locks anybody out.
  const refund = correction && (await writeCredit(tx, services, order, revision, correction, now));
  const pieces = await movePieces(tx, stored, revision, services.catalogView(order.storeCode), { revision: revision.number, now });
  const invoices = correction ? await writeSupplement(tx, order, revision, correction, now) : [];
  await saveRevision(tx, order.id, revision.number, 'applied', now);
  const next: Order = { ...order, ...revision.after };
  await saveContent(tx, next, { ...listColumns({ ...next, pieces }), pieces }, now);
  await insertEvent(tx, order.id, { at: now, status: order.status, by, message, isVisible: false });
  await queueMail(tx, services.jobs, order.id, { kind: 'changed', reference: String(revision.number) }, now);
  const after = await findOrder(tx, { id: order.id });
  if (after) await completeWhenDone(tx, services, after, { by, now });
  services.logger.info('order.edited', { order: order.number, revision: revision.number, documents: invoices.length });
  return refund?.state === 'requested' ? refund : undefined;
}

/** On account nothing is invoiced before it leaves, and nothing was paid: there is nothing to correct. */
const correctionFor = ({ paidAt }: Order, { before, after }: OrderRevision): Correction | undefined =>
  paidAt === null ? undefined : correctionOf(before, after);

const isNothing = ({ lines, shipping, taxes }: Correction['credit']): boolean => lines.length === 0 && shipping === 0 && taxes.length === 0;

/** The credit note of what an edit takes away. It pays the supplement first; the rest goes back the way it came. */
async function writeCredit(
  tx: Tx,
  { jobs }: Services,
  order: Order,
  revision: OrderRevision,
  { credit, supplement }: Correction,
  now: Date,
): Promise<OrderRefund | undefined> {
  if (isNothing(credit)) return undefined;
  const money = Math.max(0, -differenceOf(revision));
  const payment = choosePayment(money > 0 ? undisputed(order) : order, money);
  const isAtProvider = money > 0 && paymentOf(order, { payment }) !== undefined;
  const refund: OrderRefund = {
    number: await nextNumber(tx, 'refund'),
    invoiceNumber: correctedInvoice(
      order,
      credit.lines.map(({ lineId }) => lineId),
    ),
    issuedAt: now,
    lines: credit.lines.map((line) => ({ ...line, unsent: line.quantity })),
    shipping: credit.shipping,
    adjustment: 0,
    total: credit.total,
    tax: credit.taxes.reduce((sum, { tax }) => sum + tax, 0),
    taxes: credit.taxes,
    revision: revision.number,
    setOff: Math.min(credit.total, supplement.total),
    payment,
    reason: revision.reason,
    state: isAtProvider ? 'requested' : 'done',
    providerRefundId: null,
  };
  await insertRefund(tx, order.id, refund);
  if (isAtProvider) await queueRefund(tx, jobs, { orderId: order.id, number: refund.number }, now);
  else if (money > 0) await queueMail(tx, jobs, order.id, { kind: 'refunded', reference: refund.number }, now);
  return refund;
}

/** The newest invoice with one of the lines, else the first; null when the order has none. */
const correctedInvoice = ({ invoices }: Order, lineIds: readonly number[]): string | null =>
  (invoices.findLast(({ lines }) => lines.some(({ lineId }) => lineIds.includes(lineId))) ?? invoices[0])?.number ?? null;

/** The invoice of what an edit adds, to an order that has one. */
async function writeSupplement(
  tx: Tx,
  { id, invoices }: Order,
  { number: revision }: OrderRevision,
  { supplement: { lines, shipping, taxes, total } }: Correction,
  now: Date,
): Promise<readonly string[]> {
  const isEmpty = isNothing({ lines, shipping, taxes, total });
  if (isEmpty || invoices.length === 0) return [];
  const number = await nextNumber(tx, 'invoice');
  await insertInvoice(tx, id, {
    number,
    shipment: null,
    revision,
    issuedAt: now,
    suppliedOn: null,
    dueOn: null,
    lines: lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    grandTotal: total,
    amounts: { lines, shipping, taxes },
  });
  return [number];
}
