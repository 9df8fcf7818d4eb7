export { isPaymentMethodCode, methodRegistry } from './method-registry.ts';
export type { MethodBehaviour } from './method-registry.ts';
export type { OfferedField, OfferedPaymentMethod, OfferQuestion } from './offer-methods.ts';
export { openPayments } from './open-payments.ts';
export type { Payments, PaymentsOptions } from './open-payments.ts';
export type { MethodPosition, PaymentField, PaymentMethodRecord } from './payment-method.ts';
export { writePaymentMethods } from './payment-methods-repository.ts';
export { attemptId, orderNumberOf, PaymentError, paymentMethodCodes, providerStatuses } from './provider.ts';
export type {
  KeptMethod,
  ListedMethod,
  MethodsQuery,
  PaymentMethodCode,
  PaymentProvider,
  ProviderAddress,
  ProviderCode,
  ProviderItem,
  ProviderOrder,
  ProviderRefund,
  ProviderState,
  ProviderStatus,
  ProviderUpdate,
  StartedPayment,
  WebhookHeaders,
  WebhookVerdict,
} from './provider.ts';
export { webhookPath } from './webhook-route.ts';
export type { ApplyPayment } from './webhook-route.ts';
export { paymentMethodShape } from './method-shape.ts';
