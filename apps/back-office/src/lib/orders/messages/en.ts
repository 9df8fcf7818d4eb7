import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  'status.pending': 'Pending',
  'status.pending_payment': 'Pending payment',
  'status.payment_review': 'Payment review',
  'status.processing': 'Processing',
  'status.complete': 'Complete',
  'status.canceled': 'Canceled',
  'status.holded': 'On hold',
  'status.fraud': 'Suspected fraud',
  'fulfilment.none': 'Nothing sent yet',
  'fulfilment.part': 'Partly sent',
  'fulfilment.full': 'All sent',
  'payment.multisafepay_ideal': 'iDEAL | Wero',
  'payment.multisafepay_applepay': 'Apple Pay',
  'payment.multisafepay_googlepay': 'Google Pay',
  'payment.multisafepay_klarna': 'Klarna',
  'payment.multisafepay_paypal': 'PayPal',
  'payment.multisafepay_creditcard': 'Credit card',
  'payment.multisafepay_bancontact': 'Bancontact',
  'payment.multisafepay_wero': 'Wero',
  'payment.purchaseorder': 'On account',
  'payment.banktransfer': 'Bank transfer',
  'payment.payinstore': 'In the branch',
  'payment.free': 'Nothing to pay',
  'payment.exchange': 'Exchange',
};
