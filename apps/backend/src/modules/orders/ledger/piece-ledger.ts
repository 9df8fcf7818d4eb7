import { shipmentStates } from '../fulfilment/shipment-states.ts';
import type { Order, OrderDocumentLine, OrderFulfilment } from '../order.ts';
import { living, ofOrder } from './money-ledger.ts';

/** Where the pieces of a line are: `ordered` = `open` + `planned` + `sent` + `canceled`. */
export type LinePieces = {
  readonly lineId: number;
  readonly ordered: number;
  /** In no shipment yet. */
  readonly open: number;
  /** In a shipment that has not left. */
  readonly planned: number;
  /** Sent, or handed over in a branch. */
  readonly sent: number;
  /** Will never leave. */
  readonly canceled: number;
  /** Of those that were ordered: their money went back, or is on its way. */
  readonly refunded: number;
  /** Of those that were sent: the same. */
  readonly refundedSent: number;
  /** Of those that were sent: came back. */
  readonly returned: number;
  readonly invoiced: number;
};

export type PieceFacts = Pick<Order, 'status' | 'lines' | 'shipments' | 'refunds' | 'invoices' | 'canceledLines' | 'returnedLines'>;

/** Counts the pieces of an order, by line: whoever sends, cancels, refunds, invoices or shows some asks here, and nothing else counts. */
export function pieceLedger(order: PieceFacts): readonly LinePieces[] {
  const refunds = ofOrder(living(order));
  const sentOf = countLines(shipmentsWith(order, 'left'));
  const plannedOf = countLines(shipmentsWith(order, 'planned'));
  const canceledOf = countLines([{ lines: order.canceledLines }]);
  const returnedOf = countLines([{ lines: order.returnedLines }]);
  const refundedOf = countLines(refunds);
  // Refunds from before pieces could be canceled one by one say nothing of it.
  const unsentOf = countLines(refunds.map(({ lines }) => ({ lines: lines.map((line) => ({ ...line, quantity: line.unsent ?? 0 })) })));
  const invoicedOf = countLines(order.invoices);
  // What an edit took away is on its credit note, whatever became of the money.
  const uninvoicedOf = countLines(order.refunds.filter(({ revision, invoiceNumber }) => revision !== null && invoiceNumber !== null));
  return order.lines.map(({ id: lineId, quantity: ordered }) => {
    const [sent, planned, refunded] = [sentOf(lineId), plannedOf(lineId), refundedOf(lineId)];
    const canceled = order.status === 'canceled' ? ordered - sent - planned : canceledOf(lineId);
    return {
      lineId,
      ordered,
      open: ordered - sent - planned - canceled,
      planned,
      sent,
      canceled,
      refunded,
      refundedSent: Math.min(sent, refunded - unsentOf(lineId)),
      returned: returnedOf(lineId),
      invoiced: invoicedOf(lineId) - uninvoicedOf(lineId),
    };
  });
}

/** Shipments whose pieces are somewhere. */
const shipmentsWith = ({ shipments }: Pick<Order, 'shipments'>, where: 'planned' | 'left'): Order['shipments'] =>
  shipments.filter(({ state }) => shipmentStates[state].pieces === where);

/** Shipments that are out of the shop: all that customers see. */
export const leftShipments = ({ shipments }: Pick<Order, 'shipments'>) =>
  shipments.flatMap((shipment) => {
    const { shippedAt } = shipment;
    return shippedAt !== null && shipmentStates[shipment.state].pieces === 'left' ? [{ ...shipment, shippedAt }] : [];
  });

/** How far an order is: whether something has left, and whether anything is still to leave. */
export function fulfilmentOf(order: PieceFacts): OrderFulfilment {
  const ledger = pieceLedger(order);
  if (!ledger.some(({ sent }) => sent > 0)) return 'none';
  return ledger.some(({ open, planned }) => open + planned > 0) ? 'part' : 'full';
}

/** The pieces of one line; of a line the order does not have there are none. */
export const piecesOfLine = (order: PieceFacts, lineId: number): LinePieces =>
  pieceLedger(order).find((line) => line.lineId === lineId) ?? { ...nothing, lineId };

const nothing: Omit<LinePieces, 'lineId'> = {
  ordered: 0,
  open: 0,
  planned: 0,
  sent: 0,
  canceled: 0,
  refunded: 0,
  refundedSent: 0,
  returned: 0,
  invoiced: 0,
};

/** How many pieces of a line some documents name together. */
function countLines(documents: readonly { readonly lines: readonly OrderDocumentLine[] }[]): (lineId: number) => number {
  const counts = new Map<number, number>();
  for (const { lineId, quantity } of documents.flatMap(({ lines }) => lines)) counts.set(lineId, (counts.get(lineId) ?? 0) + quantity);
  return (lineId) => counts.get(lineId) ?? 0;
}
