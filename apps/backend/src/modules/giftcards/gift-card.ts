import type { Cents } from '#kernel/money.ts';
import type { OrderActor } from '#modules/orders/index.ts';

export type GiftCardState = 'active' | 'blocked' | 'expired';

/** Where its first money came from. */
export type GiftCardOrigin = 'hand' | 'return';

/** `refund`: what was spent with it and came back. */
export type EntryReason = 'issue' | 'top_up' | 'redeem' | 'refund';

export type GiftCard = {
  readonly id: number;
  /** G-2026-000123: what people call it by. It opens nothing. */
  readonly number: string;
  /** Of its code; null until there is one. */
  readonly lastFour: string | null;
  readonly initial: Cents;
  readonly balance: Cents;
  readonly state: GiftCardState;
  /** The last day it can be used, YYYY-MM-DD. */
  readonly expiresOn: string;
  readonly origin: GiftCardOrigin;
  readonly reference: string | null;
  readonly branch: string | null;
  readonly issuedAt: Date;
  readonly issuedBy: string;
  readonly version: number;
};

export type GiftCardEntry = {
  readonly id: number;
  readonly cents: Cents;
  readonly reason: EntryReason;
  readonly reference: string | null;
  readonly note: string | null;
  readonly at: Date;
  readonly by: string;
};

/** Who does something with a card, and when. */
export type CardHand = { readonly by: OrderActor; readonly now: Date };
