import type { Cents } from '#kernel/money.ts';
import type { StoreTexts } from '#modules/stores/index.ts';
import type { PaymentMethodCode } from './provider.ts';

/** A field of a method the shopper fills in beside it. */
export type PaymentField = {
  readonly code: string;
  readonly label: StoreTexts;
  readonly type: 'text' | 'select';
  readonly isRequired: boolean;
  readonly options: readonly { readonly value: string; readonly label: StoreTexts }[];
};

/** Place in the list by billing country; `other` is everywhere else (PAY-01). */
export type MethodPosition = { readonly NL: number; readonly DE: number; readonly other: number };

/** What the merchant says of a way to pay. Renaming "iDEAL | Wero" is a change here alone (PAY-02). */
export type PaymentMethodRecord = {
  readonly code: PaymentMethodCode;
  readonly title: StoreTexts;
  /** One line on what happens next (PAY-03). */
  readonly description: StoreTexts;
  /** HTML for the success page and the mail; only for methods the shopper finishes alone. */
  readonly instructions: StoreTexts | null;
  readonly additionalFields: readonly PaymentField[];
  readonly position: MethodPosition;
  /** Only with a billing or shipping address in one of these; null: anywhere. */
  readonly countryCodes: readonly string[] | null;
  readonly minimumCents: Cents | null;
  readonly maximumCents: Cents | null;
  readonly isActive: boolean;
};
