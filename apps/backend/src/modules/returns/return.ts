import type { Cents } from '#kernel/money.ts';
import type { OrderActor, OrderRefund, OrderStatus } from '#modules/orders/index.ts';

export type ReturnKind = 'withdrawal' | 'return' | 'warranty';

export type ReturnState = 'announced' | 'accepted' | 'in_transit' | 'received' | 'inspected' | 'closed' | 'rejected' | 'expired';

/** Never asked of a customer (LAW-08). */
export type ReturnReason =
  | 'too_small'
  | 'too_large'
  | 'length'
  | 'colour'
  | 'quality'
  | 'damaged'
  | 'wrong_item'
  | 'late'
  | 'changed_mind'
  | 'none';

export type ReturnCondition = 'as_new' | 'opened' | 'worn' | 'damaged' | 'incomplete';

/** LAW-23: what may become of clothes that came back. Destroying them is no choice. */
export const returnDispositions = ['restock', 'b_stock', 'repair', 'donate', 'recycle'] as const;
export type ReturnDisposition = (typeof returnDispositions)[number];

/** What a person looks at before deciding; nothing is refused for it. */
export type ReturnMark =
  | 'late'
  | 'business'
  | 'made_to_measure'
  | 'unknown_order'
  | 'not_sent'
  | 'second_statement'
  | 'other_pieces'
  | 'unverified';

/** Pieces of a line of the order. */
export type ReturnLine = {
  readonly lineId: number;
  /** Announced; 0: it came although nobody said so. */
  readonly quantity: number;
  readonly reason: ReturnReason | null;
  readonly received: number;
  /** Their money stays with the shop. */
  readonly refused: number;
};

/** What was found when some pieces were looked at. */
export type ReturnFinding = {
  readonly lineId: number;
  readonly quantity: number;
  readonly condition: ReturnCondition;
  readonly disposition: ReturnDisposition;
  /** What the customer bears for handling beyond trying on, of these pieces together, and the sentence they read. */
  readonly valueLoss: Cents;
  readonly valueLossReason: string | null;
};

type SettledLine = { readonly lineId: number; readonly quantity: number; readonly valueLoss: Cents };

/** What was given for pieces of a return: money, as a refund of its order, or another order in exchange. */
export type ReturnSettlement = {
  /** Null while a customer has not ordered what is offered in exchange. */
  readonly refundNumber: string | null;
  readonly at: Date;
  readonly lines: readonly SettledLine[];
  readonly total: Cents;
  readonly delivery: Cents;
  /** Given before the goods were looked at: why. */
  readonly why: string | null;
  /** Null: the refund is gone. A failed one gave nothing back. */
  readonly refundState: OrderRefund['state'] | null;
  /** The gift card that has the money; null: it went back as it came. */
  readonly giftCard: string | null;
  /** The order that is given for the pieces; null: they are given for money. */
  readonly exchange: { readonly order: string; readonly status: OrderStatus } | null;
};

export type ReturnStep = { readonly state: ReturnState; readonly at: Date; readonly by: string; readonly reason: string | null };

export type Return = {
  readonly id: number;
  /** R-2026-000123. */
  readonly number: string;
  /** Null while no order is known. */
  readonly orderId: number | null;
  /** Of the order, or as it was typed. */
  readonly orderNumber: string;
  readonly withdrawalId: number | null;
  readonly customerId: number | null;
  readonly kind: ReturnKind;
  readonly state: ReturnState;
  /** Where the goods came to. */
  readonly source: string | null;
  /** Where its order has pieces: who sees it before the goods are anywhere. */
  readonly branches: readonly string[];
  readonly statedAt: Date;
  readonly registeredBy: string | null;
  /** Days, YYYY-MM-DD. */
  readonly refundDueOn: string | null;
  readonly goodsDueOn: string | null;
  readonly isSettled: boolean;
  readonly marks: readonly ReturnMark[];
  readonly personName: string | null;
  readonly remindedAt: Date | null;
  readonly version: number;
  readonly lines: readonly ReturnLine[];
  readonly findings: readonly ReturnFinding[];
  /** Oldest first, like the steps. */
  readonly settlements: readonly ReturnSettlement[];
  readonly steps: readonly ReturnStep[];
};

/** Who does something with a return, and when. */
export type ReturnHand = { readonly by: OrderActor; readonly now: Date };

/** Settlements that gave something back. */
export const givenBack = ({ settlements }: Pick<Return, 'settlements'>): readonly ReturnSettlement[] =>
  settlements.filter(({ refundState }) => refundState !== 'failed' && refundState !== null);

/** Exchanges that the customer can still order. */
export const offered = ({ settlements }: Pick<Return, 'settlements'>): readonly ReturnSettlement[] =>
  settlements.filter(({ refundNumber, exchange }) => refundNumber === null && exchange !== null && exchange.status !== 'canceled');

const piecesIn = (settlements: readonly ReturnSettlement[], lineId: number): number =>
  settlements
    .flatMap(({ lines }) => lines)
    .filter((line) => line.lineId === lineId)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Pieces of a line whose money went back, or is on its way, or for which another was given. */
export const settledPieces = (back: Pick<Return, 'settlements'>, lineId: number): number => piecesIn(givenBack(back), lineId);

/** Pieces of a line for which another is offered. */
export const offeredPieces = (back: Pick<Return, 'settlements'>, lineId: number): number => piecesIn(offered(back), lineId);

/** What went back in money, or onto a gift card. */
export const refundedCents = (back: Pick<Return, 'settlements'>): Cents =>
  givenBack(back).reduce((sum, { total, exchange }) => (exchange === null ? sum + total : sum), 0);
