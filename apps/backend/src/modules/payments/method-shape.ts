import type { OfferedPaymentMethod } from './offer-methods.ts';

/** A way to pay as the contract shows it, for carts and for orders that can still be paid. */
export const paymentMethodShape = ({ code, title, description, instructions, fields, behaviour }: OfferedPaymentMethod) => ({
  code,
  label: title,
  title,
  description,
  instructions,
  is_pay_later: behaviour.isPayLater,
  needs_wallet: behaviour.needsWallet,
  is_deferred: behaviour.isDeferred,
  additional_fields: fields.map((field) => ({ ...field, is_required: field.isRequired })),
});
