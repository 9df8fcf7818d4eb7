import type { Cents } from '#kernel/money.ts';
import type { OrderDocumentLine } from '../order.ts';

/** Pieces of an earlier order that pay for another one, as far as they are worth it. */
export type OrderExchange = {
  readonly returnNumber: string;
  readonly orderId: number;
  readonly orderNumber: string;
  readonly lines: readonly OrderDocumentLine[];
  /** What of them pays for this order; the rest of its total is paid as any other. */
  readonly credit: Cents;
  /** Of what the pieces cost when it was drafted, not credited; only the version before reads it, which an upgrade may go back to. */
  readonly adjustment: Cents;
  /** What the credit note says. */
  readonly reason: string;
};
