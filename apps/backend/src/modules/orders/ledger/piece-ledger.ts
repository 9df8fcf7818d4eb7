import type { Order, OrderDocumentLine } from '../order.ts';
import { living } from './money-ledger.ts';

/** Where the pieces of a line are: `ordered` = `open` + `sent` + `canceled`. */
export type LinePieces = {
  readonly lineId: number;
  readonly ordered: number;
  /** Still to be sent, or handed over. */
  readonly open: number;
  /** Sent, or handed over in a branch. */
  readonly sent: number;
  /** Will never leave. */
  readonly canceled: number;
  /** Of those that were ordered: their money went back, or is on its way. */
  readonly refunded: number;
  /** Of those that were sent: the same. */
  readonly returned: number;
  readonly invoiced: number;
};

export type PieceFacts = Pick<Order, 'status' | 'lines' | 'shipments' | 'refunds' | 'invoices'>;

/** Counts the pieces of an order, by line: whoever sends, cancels, refunds, invoices or shows some asks here, and nothing else counts. */
export function pieceLedger(order: PieceFacts): readonly LinePieces[] {
  const sentOf = countLines(order.shipments);
  const refundedOf = countLines(living(order));
  const invoicedOf = countLines(order.invoices);
  return order.lines.map(({ id: lineId, quantity: ordered }) => {
    const sent = sentOf(lineId);
    const refunded = refundedOf(lineId);
    const left = ordered - sent;
    const canceled = order.status === 'canceled' ? left : 0;
    return {
      lineId,
      ordered,
      open: left - canceled,
      sent,
      canceled,
      refunded,
      returned: Math.min(sent, refunded),
      invoiced: invoicedOf(lineId),
    };
  });
}

/** The pieces of one line; of a line the order does not have there are none. */
export const piecesOfLine = (order: PieceFacts, lineId: number): LinePieces =>
  pieceLedger(order).find((line) => line.lineId === lineId) ?? { ...nothing, lineId };

const nothing: Omit<LinePieces, 'lineId'> = { ordered: 0, open: 0, sent: 0, canceled: 0, refunded: 0, returned: 0, invoiced: 0 };

/** How many pieces of a line some documents name together. */
function countLines(documents: readonly { readonly lines: readonly OrderDocumentLine[] }[]): (lineId: number) => number {
  const counts = new Map<number, number>();
  for (const { lineId, quantity } of documents.flatMap(({ lines }) => lines)) counts.set(lineId, (counts.get(lineId) ?? 0) + quantity);
  return (lineId) => counts.get(lineId) ?? 0;
}
