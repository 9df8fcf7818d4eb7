import { buildOrder, type OrderDraft } from './build-order.ts';
import type { DemoOrder } from './model.ts';
import { openOrders } from './open-orders.ts';
import { routineOrders } from './routine-orders.ts';
import { settledOrders } from './settled-orders.ts';

type Dated = { readonly createdAt: string };

/** Numbers documents of all orders in the order of time, without gaps (LAW-26). */
function numbersBy<Document extends Dated>(documents: readonly Document[], first: number): ReadonlyMap<Document, string> {
  const sorted = [...documents].sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  return new Map(sorted.map((document, index) => [document, String(first + index)]));
}

function numberedBy<Document extends Dated>(
  numbers: ReadonlyMap<Document, string>,
): (document: Document) => Document & { readonly number: string } {
  return (document) => ({ number: numbers.get(document) ?? '', ...document });
}

const firstOrder = 100_000_001;
const firstInvoice = 200_000_001;
const firstShipment = 300_000_001;
const firstRefund = 400_000_001;

/** The demo orders of the 18 months before a day (YYYY-MM-DD), oldest first; the same day gives the same orders. */
export function ordersUntil(dayOfSeeding: string): readonly DemoOrder[] {
  const drafts: readonly OrderDraft[] = [...openOrders, ...settledOrders, ...routineOrders]
    .map((plan) => buildOrder(plan, dayOfSeeding))
    .sort((a, b) => a.placedAt.localeCompare(b.placedAt));
  const invoice = numberedBy(
    numbersBy(
      drafts.flatMap(({ invoices }) => invoices),
      firstInvoice,
    ),
  );
  const shipment = numberedBy(
    numbersBy(
      drafts.flatMap(({ shipments }) => shipments),
      firstShipment,
    ),
  );
  const refund = numberedBy(
    numbersBy(
      drafts.flatMap(({ refunds }) => refunds),
      firstRefund,
    ),
  );
  return drafts.map((draft, index) => ({
    ...draft,
    id: index + 1,
    incrementId: String(firstOrder + index),
    invoices: draft.invoices.map(invoice),
    shipments: draft.shipments.map(shipment),
    refunds: draft.refunds.map(refund),
  }));
}
