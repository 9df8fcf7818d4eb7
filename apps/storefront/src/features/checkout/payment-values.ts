import type { CheckoutPaymentMethodFragment, SetPaymentMethodMethodInput } from '../../generated/graphql.ts';

/** The third step as it was sent; the password lives here and nowhere else. */
export type PaymentChoice = {
  readonly method: CheckoutPaymentMethodFragment;
  readonly input: SetPaymentMethodMethodInput;
  readonly password: string | undefined;
};

export type PaymentValues = {
  readonly method: string;
  readonly wantsAccount: boolean;
  readonly password: string;
  readonly isKept: boolean;
} & { readonly [name: `field ${string}`]: string };

export const fieldName = (method: string, field: string): `field ${string}` => `field ${method} ${field}`;

export const fieldsOf = (method: CheckoutPaymentMethodFragment | undefined) =>
  (method?.additional_fields ?? []).filter((field) => field !== null);

/** An empty field for everything any method may ask. */
export function emptyPayment(methods: readonly CheckoutPaymentMethodFragment[], chosen: string | undefined): PaymentValues {
  const fields = methods.flatMap((method) => fieldsOf(method).map(({ code }) => [fieldName(method.code, code), ''] as const));
  const isOffered = methods.some(({ code, is_pay_later: isPayLater }) => code === chosen && !isPayLater);
  return { ...Object.fromEntries(fields), method: isOffered ? (chosen ?? '') : '', wantsAccount: false, password: '', isKept: false };
}

/** What is sent of the chosen method: only its own fields, and those that were filled in. */
export function paymentInput(method: CheckoutPaymentMethodFragment, values: PaymentValues, mayKeep: boolean): SetPaymentMethodMethodInput {
  const filled = fieldsOf(method).flatMap(({ code }) => {
    const value = (values[fieldName(method.code, code)] ?? '').trim();
    return value === '' ? [] : [{ code, value }];
  });
  const kept = mayKeep && values.isKept ? [{ code: 'keep', value: '1' }] : [];
  const reference = filled.find(({ code }) => code === 'reference')?.value;
  return {
    code: method.code,
    additional_data: [...filled, ...kept],
    ...(method.code === 'purchaseorder' && reference !== undefined ? { purchase_order_number: reference } : {}),
  };
}
