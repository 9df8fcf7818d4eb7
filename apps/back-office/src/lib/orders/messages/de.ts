import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  'status.pending': 'In Bearbeitung',
  'status.pending_payment': 'Zahlung ausstehend',
  'status.payment_review': 'Zahlung prüfen',
  'status.processing': 'Wird vorbereitet',
  'status.complete': 'Abgeschlossen',
  'status.canceled': 'Storniert',
  'status.holded': 'Zurückgestellt',
  'status.fraud': 'Betrugsverdacht',
  'fulfilment.none': 'Noch nichts versandt',
  'fulfilment.part': 'Teilweise versandt',
  'fulfilment.full': 'Alles versandt',
  'payment.multisafepay_ideal': 'iDEAL | Wero',
  'payment.multisafepay_applepay': 'Apple Pay',
  'payment.multisafepay_googlepay': 'Google Pay',
  'payment.multisafepay_klarna': 'Klarna',
  'payment.multisafepay_paypal': 'PayPal',
  'payment.multisafepay_creditcard': 'Kreditkarte',
  'payment.multisafepay_bancontact': 'Bancontact',
  'payment.multisafepay_wero': 'Wero',
  'payment.purchaseorder': 'Auf Rechnung',
  'payment.banktransfer': 'Überweisung',
  'payment.payinstore': 'Im Laden',
  'payment.free': 'Nichts zu zahlen',
  'payment.exchange': 'Umtausch',
};
