import type { Cents } from '#kernel/money.ts';

/** `surplus`: paid when another try had been, its money goes back; `returned`: it is back. */
export type AttemptState = 'starting' | 'open' | 'review' | 'paid' | 'surplus' | 'returned' | 'failed' | 'canceled' | 'expired';

/** One try to pay at the provider; the second of an order has the provider id `…-2`. */
export type PaymentAttempt = {
  readonly number: number;
  readonly providerOrderId: string;
  /** The edit whose difference it pays; null: it pays the order itself. */
  readonly revision: number | null;
  readonly methodCode: string;
  readonly gateway: string | null;
  readonly state: AttemptState;
  readonly amount: Cents;
  readonly redirectUrl: string | null;
  readonly transactionId: string | null;
  /** What the provider said last, in its own words. */
  readonly providerStatus: string | null;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};
