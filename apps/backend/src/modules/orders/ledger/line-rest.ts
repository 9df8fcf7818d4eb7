import type { Order, OrderLine } from '../order.ts';
import { living, ofOrder } from './money-ledger.ts';
import { paidFor, unaskedPart, type RowPart } from './shares.ts';

type Given = Pick<Order, 'paidAt' | 'refunds' | 'canceledLines'>;

/**
 * What of a line can still go back: its pieces without those that did, and without those that nobody is asked to pay. Each of these took along
 * what it cost then; whatever an edit adds or takes off later is of the others alone.
 */
export function lineRest(order: Given, line: OrderLine): RowPart {
  const [refunded, unasked] = [refundedPart(order, line), unaskedPart(order, line)];
  return {
    pieces: line.quantity - refunded.pieces - unasked.pieces,
    amount: paidFor(line) - refunded.amount - unasked.amount,
  };
}

function refundedPart(order: Given, { id }: OrderLine): RowPart {
  const back = ofOrder(living(order)).flatMap(({ lines }) => lines.filter(({ lineId }) => lineId === id));
  return {
    pieces: back.reduce((sum, { quantity }) => sum + quantity, 0),
    amount: back.reduce((sum, { amount }) => sum + amount, 0),
  };
}
