import type { PerLanguage } from '@shop/contract';
import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { reserveStock, sellReserved, type StockRow } from '#modules/inventory/index.ts';
import { issueInvoice } from '../documents/issue-invoice.ts';
import { enqueueMail } from '../emails/order-mail.ts';
import type { Order, OrderActor, OrderPaymentMethod, OrderRefund } from '../order.ts';
import { insertPlaced, orderNumber } from '../insert-order.ts';
import { findOrder, type StoredOrder } from '../order-repository.ts';
import type { OrderServices } from '../order-services.ts';
import { planFresh } from '../revisions/revision-stock.ts';
import { writeCredit } from './credit-exchange.ts';
import type { ExchangeDraft } from './draft-exchange.ts';
import { expectedDays } from './expected-days.ts';

type Services = Pick<OrderServices, 'ids' | 'jobs' | 'logger' | 'catalogView' | 'stores' | 'delivery'>;

/** So long the pieces wait for a customer who has something to pay. */
const heldMs = 3 * 24 * 3_600_000;

const titles: PerLanguage<string> = { nl: 'Omruiling', de: 'Umtausch', en: 'Exchange' };

const methodOf = ({ language }: Pick<Order, 'language'>): OrderPaymentMethod => ({
  code: 'exchange',
  title: titles[language],
  provider: 'offline',
  gateway: null,
  instructions: null,
  purchaseOrderNumber: null,
  additionalData: [],
});

/**
 * Writes the order that is given for pieces of a locked one. With nothing to pay it is paid by them at once, its pieces are sold to it and it
 * has its invoice; else its pieces are held, and the customer alone can order and pay it (LAW-07). Whoever else takes the last piece first
 * has it, and this is refused.
 */
export async function placeExchange(
  tx: Tx,
  services: Services,
  first: StoredOrder,
  { snapshot, toPay }: ExchangeDraft,
  { by, now }: { readonly by: OrderActor; readonly now: Date },
): Promise<{ readonly number: string; readonly credit: OrderRefund | undefined }> {
  const { order } = first;
  const pieces = await piecesFor(tx, order, snapshot, services);
  const expected = expectedDays(services, order, { lines: snapshot.lines, pieces }, now);
  const isPaid = toPay === 0;
  const holdEndsAt = isPaid ? null : new Date(now.getTime() + heldMs);
  const placed = {
    hash: services.ids.masked(),
    cartId: null,
    customerId: order.customerId,
    email: order.email,
    storeCode: order.storeCode,
    status: isPaid ? ('processing' as const) : ('pending_payment' as const),
    paymentMethod: methodOf(order),
    snapshot: { ...snapshot, expected },
    pieces,
    placedAt: now,
    updatedAt: now,
    holdEndsAt,
    paidAt: isPaid ? now : null,
  };
  const event = { at: now, status: placed.status, by, message: null, isVisible: false };
  const { id, mailId } = await insertPlaced(tx, placed, event, isPaid ? 'exchanged' : 'exchange-offered');
  await enqueueMail(tx, services.jobs, mailId);
  const number = orderNumber(id);
  // Numbers of refunds, then shelves, then numbers of invoices, as everywhere.
  const credit = isPaid ? await writeCredit(tx, services, first, { number, exchange: snapshot.exchange }, { by, now }) : undefined;
  await hold(tx, number, pieces, { endsAt: holdEndsAt, now });
  if (isPaid) await sellAndInvoice(tx, id, number, pieces, now);
  return { number, credit };
}

/** From which shelves; refused where they are not there. */
async function piecesFor(tx: Tx, order: Order, { lines }: ExchangeDraft['snapshot'], { catalogView }: Services) {
  const contents = { before: { ...order, lines: [] }, after: { ...order, lines } };
  return planFresh(tx, order, contents, catalogView(order.storeCode), 'exchange-sold-out');
}

type Hold = { readonly endsAt: Date | null; readonly now: Date };

async function hold(tx: Tx, reference: string, pieces: readonly StockRow[], { endsAt, now }: Hold): Promise<void> {
  if (pieces.length === 0) return;
  const shortage = await reserveStock(tx, { reference, reason: 'exchange', now, pieces, ...(endsAt ? { endsAt } : {}) });
  if (shortage) {
    const { source, free, sku } = shortage;
    throw inputError(`${source} has ${free} free pieces of ${sku}.`, { field: 'lines', code: 'exchange-sold-out' });
  }
}

async function sellAndInvoice(tx: Tx, id: number, number: string, pieces: readonly StockRow[], now: Date): Promise<void> {
  if (pieces.length > 0) await sellReserved(tx, number, now);
  const placed = await findOrder(tx, { id });
  if (placed) await issueInvoice(tx, placed.order, now, { isSupplied: false });
}
