import { languageLocales, type Language } from '@shop/contract';

/** Sentences about orders a shopper reads that are ours and not Magento's. */
export type OrderMessages = {
  /** SPEC-8. */
  readonly notPlaced: string;
  readonly notPayable: string;
  readonly notRestorable: string;
  readonly notCancelable: string;
  readonly paidTwice: (amount: string) => string;
  readonly editReturned: (amount: string) => string;
  readonly discount: string;
  readonly vat: (percent: number) => string;
};

export const orderMessages: Readonly<Record<Language, OrderMessages>> = {
  nl: {
    notPlaced: 'We kunnen uw bestelling niet plaatsen, probeer het opnieuw',
    notPayable: 'Deze bestelling kan niet meer worden betaald.',
    notRestorable: 'Deze bestelling is al betaald of in behandeling; de winkelwagen kan niet worden hersteld.',
    notCancelable: 'Deze bestelling kan niet meer worden geannuleerd.',
    paidTwice: (amount) => `Deze bestelling is twee keer betaald. De tweede betaling van ${amount} hebben we teruggestort.`,
    editReturned: (amount) => `De wijziging ging niet meer door. Je betaling van ${amount} hebben we teruggestort.`,
    discount: 'Korting',
    vat: (percent) => `${percent.toLocaleString(languageLocales.nl)}% btw`,
  },
  de: {
    notPlaced: 'Wir können deine Bestellung nicht aufnehmen, bitte versuche es erneut',
    notPayable: 'Diese Bestellung kann nicht mehr bezahlt werden.',
    notRestorable: 'Diese Bestellung ist bereits bezahlt oder in Bearbeitung; der Warenkorb kann nicht wiederhergestellt werden.',
    notCancelable: 'Diese Bestellung kann nicht mehr storniert werden.',
    paidTwice: (amount) => `Diese Bestellung wurde zweimal bezahlt. Die zweite Zahlung von ${amount} haben wir zurückerstattet.`,
    editReturned: (amount) => `Die Änderung war nicht mehr möglich. Deine Zahlung von ${amount} haben wir zurückerstattet.`,
    discount: 'Rabatt',
    vat: (percent) => `${percent.toLocaleString(languageLocales.de)} % MwSt.`,
  },
  en: {
    notPlaced: 'We cannot place your order, please try again',
    notPayable: 'This order can no longer be paid.',
    notRestorable: 'This order is paid or being handled already; the cart cannot be restored.',
    notCancelable: 'This order can no longer be cancelled.',
    paidTwice: (amount) => `This order was paid twice. We have returned the second payment of ${amount}.`,
    editReturned: (amount) => `The change could no longer be made. We have returned your payment of ${amount}.`,
    discount: 'Discount',
    vat: (percent) => `${percent.toLocaleString(languageLocales.en)}% VAT`,
  },
};
