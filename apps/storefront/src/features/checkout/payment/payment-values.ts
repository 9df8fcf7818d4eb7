import type { CheckoutPaymentMethodFragment, SetPaymentMethodMethodInput } from '../../../generated/graphql.ts';

/** Under this name the tab keeps the third step, for a reload. */
export const chosenPayment = 'checkout chosen payment';

/** The third step as it was sent; the password lives here and nowhere else. */
export type PaymentChoice = {
  readonly method: CheckoutPaymentMethodFragment;
  /** As the shopper reads it: the method, and the kept card where one was chosen. */
  readonly title: string;
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

type Field = ReturnType<typeof fieldsOf>[number];

/** An empty field for everything any method may ask. */
export function emptyPayment(methods: readonly CheckoutPaymentMethodFragment[], chosen: string | undefined): PaymentValues {
  const fields = methods.flatMap((method) => fieldsOf(method).map(({ code }) => [fieldName(method.code, code), ''] as const));
  const isOffered = methods.some(({ code, is_pay_later: isPayLater }) => code === chosen && !isPayLater);
  return { ...Object.fromEntries(fields), method: isOffered ? (chosen ?? '') : '', wantsAccount: false, password: '', isKept: false };
}

/** Fields of the chosen method that must be filled in and are not. */
export const missingFields = (method: CheckoutPaymentMethodFragment | undefined, values: PaymentValues) =>
  fieldsOf(method).filter((field) => field.is_required && method && valueOf(method, field, values) === '');

const isCard = ({ code }: { readonly code: string }): boolean => code.endsWith('creditcard');

/** A customer may let the provider remember a card; a guest has nowhere to find it again. */
export const mayKeep = (method: { readonly code: string }, isGuest: boolean): boolean => !isGuest && isCard(method);

/** In this field of a method a customer chooses one of the cards the provider keeps for them; left empty, the card is typed there. */
export const keptCardField = 'kept_card';

/** What was filled in or chosen; a choice that is no longer offered, such as a card that was deleted, is none. */
function valueOf(method: CheckoutPaymentMethodFragment, { code, type, options }: Field, values: PaymentValues): string {
  const value = (values[fieldName(method.code, code)] ?? '').trim();
  return type === 'select' && !options?.some((option) => option?.value === value) ? '' : value;
}

/** The kept card that was chosen, as it is offered. */
export function chosenCard(method: CheckoutPaymentMethodFragment, values: PaymentValues): string | undefined {
  const field = fieldsOf(method).find(({ code }) => code === keptCardField);
  const value = field && valueOf(method, field, values);
  return value ? field.options?.find((option) => option?.value === value)?.label : undefined;
}

/** What comes out of the step; the password of an account that is not wished is left behind. */
export const paymentChoice = (method: CheckoutPaymentMethodFragment, values: PaymentValues, isGuest: boolean): PaymentChoice => ({
  method,
  title: [method.label, chosenCard(method, values)].filter(Boolean).join(': '),
  input: paymentInput(method, values, mayKeep(method, isGuest)),
  password: isGuest && values.wantsAccount ? values.password : undefined,
});

/** The step as it was before a reload. A password is stored nowhere: whoever wanted an account types it again. */
export function restoredPayment(
  methods: readonly CheckoutPaymentMethodFragment[],
  stored: Partial<PaymentValues>,
  isGuest: boolean,
): PaymentChoice | undefined {
  const method = methods.find(({ code }) => code === stored.method);
  const values = { ...emptyPayment(methods, undefined), ...stored } as PaymentValues;
  if (!method || (isGuest && values.wantsAccount) || missingFields(method, values).length > 0) return undefined;
  return paymentChoice(method, values, isGuest);
}

/** What is chosen when the step opens: what was chosen before, or for who has ordered before the first that is no credit (PAY-01). */
export const firstChoice = (
  methods: readonly CheckoutPaymentMethodFragment[],
  before: string | undefined,
  hasHistory: boolean,
): string | undefined => before ?? (hasHistory ? methods.find(({ is_pay_later: isPayLater }) => !isPayLater)?.code : undefined);

/** What is sent of the chosen method: only its own fields, and those that were filled in. */
export function paymentInput(method: CheckoutPaymentMethodFragment, values: PaymentValues, mayKeep: boolean): SetPaymentMethodMethodInput {
  const filled = fieldsOf(method).flatMap((field) => {
    const value = valueOf(method, field, values);
    return value === '' ? [] : [{ code: field.code, value }];
  });
  const kept = mayKeep && values.isKept && chosenCard(method, values) === undefined ? [{ code: 'keep', value: '1' }] : [];
  const reference = filled.find(({ code }) => code === 'reference')?.value;
  return {
    code: method.code,
    additional_data: [...filled, ...kept],
    ...(method.code === 'purchaseorder' && reference !== undefined ? { purchase_order_number: reference } : {}),
  };
}
