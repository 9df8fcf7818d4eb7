export { isPaymentMethodCode, methodRegistry } from './method-registry.ts';
export type { MethodBehaviour } from './method-registry.ts';
export { askAccount, webhookProbe } from './multisafepay/examine.ts';
export type { OfferedPaymentMethod, OfferQuestion } from './offer-methods.ts';
export { openPayments } from './open-payments.ts';
export type { Payments } from './open-payments.ts';
export type { PaymentMethodRecord } from './payment-method.ts';
export { writePaymentMethods } from './payment-methods-repository.ts';
export { attemptId, PaymentError, paymentMethodCodes } from './provider.ts';
export type {
  KeptMethod,
  PaymentMethodCode,
  ProviderAddress,
  ProviderItem,
  ProviderOrder,
  ProviderState,
  ProviderStatus,
} from './provider.ts';
export { paymentMethodShape } from './method-shape.ts';
