import { countOf, quantityLines, type Quantities } from '../../../../lib/pieces/quantities.ts';
import type { Line, Order } from '../order.ts';

/** What somebody has filled in of a refund; it stays while the page is open, also when the sheet is closed. */
export type RefundDraft = {
  readonly quantities: Quantities;
  readonly delivery: number | null;
  readonly adjustment: number | null;
  readonly reason: string;
  /** Of lines of which some pieces were sent and some not: those that are still here are meant. */
  readonly isUnsent: boolean;
};

export const emptyRefund: RefundDraft = { quantities: {}, delivery: null, adjustment: null, reason: '', isUnsent: false };

/** How many pieces of a line can still be given back. */
export const refundableOf = ({ ordered, refunded }: Pick<Line, 'ordered' | 'refunded'>): number => ordered - refunded;

/** Whether it has to be said which pieces are meant: some were sent, and some never have to be. */
export const isAmbiguous = ({ lines }: Pick<Order, 'lines'>, { quantities }: RefundDraft): boolean =>
  lines.some(({ id, open, sent, returned }) => (quantities[id] ?? 0) > 0 && open > 0 && sent - returned > 0);

export const isEmpty = ({ quantities, delivery, adjustment }: RefundDraft): boolean =>
  countOf(quantities) === 0 && !delivery && !adjustment;

/** What the shop gives back less of meanwhile is taken out of the draft: pieces, then delivery. */
export function withinLimits(draft: RefundDraft, { lines, money }: Pick<Order, 'lines' | 'money'>): RefundDraft {
  const quantities = Object.fromEntries(
    lines.flatMap((line) => {
      const wanted = Math.min(draft.quantities[line.id] ?? 0, refundableOf(line));
      return wanted > 0 ? [[line.id, wanted]] : [];
    }),
  );
  const delivery = draft.delivery === null ? null : Math.min(draft.delivery, money.refundableDelivery.cents);
  return { ...draft, quantities, delivery };
}

type Input = {
  readonly order: string;
  readonly lines: { lineId: number; quantity: number }[];
  readonly shipping: number;
  readonly adjustment: number;
  readonly reason: string;
  readonly isUnsent: boolean;
};

/** As the contract wants it; without its key, and without the amount that the preview says. */
export function refundInput(order: Pick<Order, 'number' | 'lines'>, draft: RefundDraft): Input {
  return {
    order: order.number,
    lines: quantityLines(draft.quantities),
    shipping: draft.delivery ?? 0,
    adjustment: draft.adjustment ?? 0,
    reason: draft.reason.trim(),
    isUnsent: draft.isUnsent && isAmbiguous(order, draft),
  };
}
