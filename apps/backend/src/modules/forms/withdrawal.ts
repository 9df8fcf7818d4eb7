import { isEmail } from '@shop/rules/email';
import { holdsLink } from '@shop/rules/person-name';
import type { Language } from '@shop/contract';
import type { Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { cutText } from '#kernel/read-text.ts';
import { readLines, readOneLine } from './read-value.ts';
import { withdrawalFaults } from './withdrawal-messages.ts';

/** Received by the shop, decided by staff, then the goods and the money come back. */
export const withdrawalStates = ['received', 'accepted', 'rejected', 'goods_in', 'refunded'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

/** What staff did, and when; a refusal has its reason. */
export type WithdrawalStep = { readonly state: WithdrawalState; readonly at: string; readonly reason?: string };

export type WithdrawalItem = { readonly sku: string; readonly quantity: number };

/** What the customer declares (LAW-08): three facts are needed, nothing else may be demanded. */
export type Statement = {
  readonly orderNumber: string;
  readonly name: string;
  readonly email: string;
  readonly hash: string | null;
  /** Empty: the whole order. */
  readonly items: readonly WithdrawalItem[];
  readonly message: string | null;
};

export type Withdrawal = Statement & {
  readonly id: number;
  readonly reference: string;
  readonly storeCode: string;
  readonly customerId: number | null;
  readonly receivedAt: Date;
  readonly state: WithdrawalState;
  /** Oldest first. */
  readonly history: readonly WithdrawalStep[];
  readonly isOrderKnown: boolean | null;
  readonly isVerified: boolean | null;
  readonly isBusiness: boolean | null;
};

/** What the shop knows of an order that somebody names. */
export type OrderFacts = {
  readonly email: string;
  readonly hash: string;
  readonly customerId: number | null;
  readonly storeCode: string;
  readonly isBusiness: boolean;
  readonly lines: readonly {
    readonly sku: string;
    readonly name: string;
    /** What was chosen of it, such as colour and size. */
    readonly options: readonly { readonly value: string }[];
    readonly quantity: number;
    /** Pieces that are with the customer, or on their way there. */
    readonly sent: number;
    /** Of a bundle; each with how many are in one. */
    readonly parts: readonly { readonly sku: string; readonly quantity: number }[];
  }[];
  readonly shipments: readonly { readonly shippedAt: Date }[];
  readonly shippingAddress: { readonly countryCode: string } | null;
  readonly refunds: readonly { readonly issuedAt: Date; readonly state: string }[];
  /** The branches that have to do with it. */
  readonly sources: readonly string[];
  /** Of the page that shows it, with the secret that opens it. */
  readonly path: string;
};

/** What follows a statement from its first moment: the return it becomes. Orders and returns come later than forms. */
export type WithdrawalFollower = {
  /** It was stored. */
  stated(tx: Tx, withdrawal: Withdrawal): Promise<void>;
  /** Its order was looked at. */
  looked(tx: Tx, withdrawal: Withdrawal): Promise<void>;
  /** Somebody is about to move it: what belongs to it is locked before it is. */
  hold(tx: Tx, withdrawal: Withdrawal): Promise<void>;
  /** It was moved; the customer hears of it from here. */
  moved(tx: Tx, withdrawal: Withdrawal, to: WithdrawalState, reason: string | undefined): Promise<void>;
};

export type OrderLookup = (orderNumber: string) => Promise<OrderFacts | undefined>;

/** The statement as a client sends it. */
export type StatementInput = {
  readonly order_number: string;
  readonly name: string;
  readonly email?: string | null;
  readonly hash?: string | null;
  readonly items?: readonly ({ readonly sku: string; readonly quantity: number } | null)[] | null;
  readonly message?: string | null;
};

const maxLengths = { line: 255, message: 4_000, items: 200 };

/** Reads a statement as it was typed; only what cannot be receipted is refused, in the language of the view. */
export function readStatement(input: StatementInput, language: Language): Statement {
  const messages = withdrawalFaults[language];
  const line = (text: string, missing: string): string => {
    const value = readOneLine(text);
    if (value === '') throw inputError(missing);
    if (value.length > maxLengths.line) throw inputError(messages.tooLong);
    return value;
  };
  const email = line(input.email ?? '', messages.email);
  if (!isEmail(email)) throw inputError(messages.email);
  const message = readLines(input.message ?? '');
  if (message.length > maxLengths.message) throw inputError(messages.tooLong);
  const items = (input.items ?? []).filter((item) => item !== null);
  if (items.length > maxLengths.items) throw inputError(messages.tooLong);
  const name = line(input.name, messages.name);
  if (holdsLink(name)) throw inputError(messages.link);
  return {
    orderNumber: line(input.order_number, messages.orderNumber),
    name,
    email,
    hash: input.hash ? cutText(readOneLine(input.hash), maxLengths.line) || null : null,
    items: items.map(({ sku, quantity }) => ({ sku: line(sku, messages.items), quantity: readQuantity(quantity, messages.items) })),
    message: message === '' ? null : message,
  };
}

function readQuantity(quantity: number, wrong: string): number {
  if (!Number.isFinite(quantity) || quantity <= 0 || quantity > 9_999) throw inputError(wrong);
  return quantity;
}
