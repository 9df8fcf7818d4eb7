import { paymentMethods, type DemoPaymentMethod } from '@shop/demo-data';
import { paymentMethodCodes, type PaymentMethodCode, type PaymentMethodRecord } from '#modules/payments/index.ts';

export type DemoMethod = { readonly demo: DemoPaymentMethod; readonly record: PaymentMethodRecord };

/** The demo shop's ways to pay, as data and as the payments module keeps them. */
export const demoPaymentMethods: readonly DemoMethod[] = paymentMethods.map((demo) => ({
  demo,
  record: {
    ...demo,
    code: codeOf(demo),
    instructions: demo.instructions ?? null,
    countryCodes: demo.countryCodes ?? null,
    minimumCents: demo.minimumCents ?? null,
    maximumCents: demo.maximumCents ?? null,
  },
}));

function codeOf({ code }: DemoPaymentMethod): PaymentMethodCode {
  const known = paymentMethodCodes.find((candidate) => candidate === code);
  if (!known) throw new Error(`${code} is no payment method`);
  return known;
}
