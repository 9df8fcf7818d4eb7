/** What orders are called wherever they are shown: their statuses, how much has left, and how they are paid. */
export const nl = {
  'status.pending': 'In behandeling',
  'status.pending_payment': 'Wacht op betaling',
  'status.payment_review': 'Betaling controleren',
  'status.processing': 'Wordt klaargemaakt',
  'status.complete': 'Afgerond',
  'status.canceled': 'Geannuleerd',
  'status.holded': 'Aangehouden',
  'status.fraud': 'Verdenking van fraude',
  'fulfilment.none': 'Nog niets verzonden',
  'fulfilment.part': 'Deels verzonden',
  'fulfilment.full': 'Alles verzonden',
  'payment.multisafepay_ideal': 'iDEAL | Wero',
  'payment.multisafepay_applepay': 'Apple Pay',
  'payment.multisafepay_googlepay': 'Google Pay',
  'payment.multisafepay_klarna': 'Klarna',
  'payment.multisafepay_paypal': 'PayPal',
  'payment.multisafepay_creditcard': 'Creditcard',
  'payment.multisafepay_bancontact': 'Bancontact',
  'payment.multisafepay_wero': 'Wero',
  'payment.purchaseorder': 'Op rekening',
  'payment.banktransfer': 'Overschrijving',
  'payment.payinstore': 'In de winkel',
  'payment.free': 'Niets te betalen',
  'payment.exchange': 'Omruiling',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    orderWords: typeof nl;
  }
}
