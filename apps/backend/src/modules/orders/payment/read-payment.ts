import type { InputMaybe } from '@shop/contract';
import { inputError } from '#kernel/errors.ts';
import { cutText, readLine } from '#kernel/read-text.ts';
import type { ChosenPayment } from './retry-payment.ts';

export type PaymentChoiceInput = {
  readonly code: string;
  readonly purchase_order_number?: InputMaybe<string>;
  readonly additional_data?: InputMaybe<readonly InputMaybe<{ readonly code: string; readonly value?: InputMaybe<string> }>[]>;
};

const maxFields = 20;

/** What somebody chose to pay with and filled in beside it. */
export function readChosenPayment({ code, purchase_order_number: reference, additional_data: data }: PaymentChoiceInput): ChosenPayment {
  const given = (data ?? []).filter((field) => field !== null && field !== undefined);
  if (given.length > maxFields) throw inputError('Too many fields of the payment method.');
  const purchaseOrderNumber = readLine(reference, 'Purchase Order Number', 64) ?? undefined;
  return {
    code,
    ...(purchaseOrderNumber === undefined ? {} : { purchaseOrderNumber }),
    additionalData: given.flatMap(({ code: name, value }) => {
      const field = cutText(name, 64);
      const text = readLine(value, field);
      return text === null ? [] : [{ name: field, value: text }];
    }),
  };
}
