import { same, text } from '../catalogue/text.ts';
import type { DemoPaymentMethod } from './model.ts';

const usual = {
  provider: 'multisafepay',
  additionalFields: [],
  isPayLater: false,
  isForBusiness: false,
  isForPickup: false,
  needsWallet: false,
  needsListing: false,
  isDeferred: false,
  isActive: true,
} as const;

const offline = { ...usual, provider: 'offline', isDeferred: true } as const;

/** The ways to pay, in the Dutch order (PAY-01). No method costs the shopper a fee (LAW-22). */
export const paymentMethods: readonly DemoPaymentMethod[] = [
  {
    ...usual,
    code: 'multisafepay_ideal',
    gateway: 'IDEAL',
    title: same('iDEAL | Wero'),
    description: text(
      'Je kiest je bank op de volgende pagina en betaalt in je bank-app.',
      'Du wählst deine Bank auf der nächsten Seite und zahlst in deiner Banking-App.',
      'You choose your bank on the next page and pay in your banking app.',
    ),
    position: { NL: 1, DE: 9, other: 4 },
  },
  {
    ...usual,
    code: 'multisafepay_applepay',
    gateway: 'APPLEPAY',
    title: same('Apple Pay'),
    description: text(
      'Je bevestigt de betaling met Face ID, Touch ID of je code.',
      'Du bestätigst die Zahlung mit Face ID, Touch ID oder deinem Code.',
      'You confirm the payment with Face ID, Touch ID or your code.',
    ),
    position: { NL: 2, DE: 3, other: 5 },
    needsWallet: true,
  },
  {
    ...usual,
    code: 'multisafepay_googlepay',
    gateway: 'GOOGLEPAY',
    title: same('Google Pay'),
    description: text(
      'Je betaalt met een kaart die in je Google-account staat.',
      'Du zahlst mit einer Karte, die in deinem Google-Konto hinterlegt ist.',
      'You pay with a card stored in your Google account.',
    ),
    position: { NL: 3, DE: 4, other: 6 },
    needsWallet: true,
  },
  {
    ...usual,
    code: 'multisafepay_klarna',
    gateway: 'KLARNA',
    title: same('Klarna'),
    description: text(
      'Een krediet van Klarna Bank AB, vanaf 18 jaar. Klarna vraagt je gegevens op en toont zijn voorwaarden.',
      'Ein Kredit der Klarna Bank AB, ab 18 Jahren. Klarna fragt deine Daten ab und zeigt seine Bedingungen.',
      'Credit provided by Klarna Bank AB, from 18 years. Klarna asks for your details and shows its terms.',
    ),
    position: { NL: 4, DE: 2, other: 7 },
    countryCodes: ['NL', 'DE', 'BE', 'AT'],
    minimumCents: 1_000,
    maximumCents: 150_000,
    isPayLater: true,
  },
  {
    ...usual,
    code: 'multisafepay_paypal',
    gateway: 'PAYPAL',
    title: same('PayPal'),
    description: text(
      'Je logt in bij PayPal en bevestigt daar de betaling.',
      'Du meldest dich bei PayPal an und bestätigst dort die Zahlung.',
      'You log in to PayPal and confirm the payment there.',
    ),
    position: { NL: 5, DE: 1, other: 2 },
  },
  {
    ...usual,
    code: 'multisafepay_creditcard',
    gateway: 'CREDITCARD',
    title: text('Creditcard of betaalpas', 'Kredit- oder Debitkarte', 'Credit or debit card'),
    description: text(
      'Visa, Mastercard, Maestro of American Express. Je bank kan om een extra bevestiging vragen.',
      'Visa, Mastercard, Maestro oder American Express. Deine Bank kann eine zusätzliche Bestätigung verlangen.',
      'Visa, Mastercard, Maestro or American Express. Your bank may ask for an extra confirmation.',
    ),
    position: { NL: 6, DE: 6, other: 3 },
  },
  {
    ...usual,
    code: 'multisafepay_bancontact',
    gateway: 'MISTERCASH',
    title: same('Bancontact'),
    description: text(
      'Je betaalt met je kaart of met de Bancontact-app.',
      'Du zahlst mit deiner Karte oder in der Bancontact-App.',
      'You pay with your card or in the Bancontact app.',
    ),
    position: { NL: 7, DE: 10, other: 1 },
    countryCodes: ['BE'],
  },
  {
    ...usual,
    code: 'multisafepay_wero',
    title: same('Wero'),
    description: text(
      'Je betaalt rechtstreeks vanaf je rekening, in de app van je bank of van Wero.',
      'Du zahlst direkt von deinem Konto, in der App deiner Bank oder von Wero.',
      'You pay straight from your account, in your bank’s app or in the Wero app.',
    ),
    position: { NL: 10, DE: 5, other: 8 },
    countryCodes: ['DE', 'BE', 'LU'],
    needsListing: true,
  },
  {
    ...offline,
    code: 'purchaseorder',
    title: text('Op rekening', 'Kauf auf Rechnung', 'On account'),
    description: text(
      'Voor goedgekeurde zakelijke accounts. Je betaalt binnen 14 dagen na de factuur.',
      'Für freigeschaltete Geschäftskonten. Du zahlst innerhalb von 14 Tagen nach Rechnungsdatum.',
      'For approved business accounts. You pay within 14 days of the invoice.',
    ),
    instructions: text(
      '<p>De factuur zit bij de verzendmail. Maak het bedrag binnen 14 dagen over en noem het factuurnummer.</p>',
      '<p>Die Rechnung liegt der Versandmail bei. Überweise den Betrag innerhalb von 14 Tagen und gib die Rechnungsnummer an.</p>',
      '<p>The invoice comes with the shipping mail. Transfer the amount within 14 days and quote the invoice number.</p>',
    ),
    additionalFields: [
      {
        code: 'reference',
        label: text('Je referentie of inkoopnummer', 'Deine Referenz oder Bestellnummer', 'Your reference or purchase order number'),
        type: 'text',
        isRequired: false,
        options: [],
      },
    ],
    position: { NL: 8, DE: 8, other: 9 },
    isForBusiness: true,
  },
  {
    ...offline,
    code: 'banktransfer',
    gateway: 'BANKTRANS',
    title: text('Bankoverschrijving', 'Vorkasse per Überweisung', 'Bank transfer'),
    description: text(
      'Je maakt het bedrag zelf over. We reserveren je artikelen 7 dagen en verzenden zodra het geld binnen is.',
      'Du überweist den Betrag selbst. Wir reservieren deine Artikel 7 Tage und versenden, sobald das Geld da ist.',
      'You transfer the amount yourself. We hold your items for 7 days and ship once the money has arrived.',
    ),
    instructions: text(
      '<p>Maak het totaalbedrag over op NL00 MASI 0000 0000 01 ten name van Maas &amp; Alm B.V. (demo) en vermeld je bestelnummer. Komt het bedrag niet binnen 7 dagen aan, dan vervalt de bestelling en geven we de artikelen weer vrij.</p>',
      '<p>Überweise den Gesamtbetrag auf NL00 MASI 0000 0000 01, Empfänger Maas &amp; Alm B.V. (Demo), und gib deine Bestellnummer an. Geht der Betrag nicht innerhalb von 7 Tagen ein, verfällt die Bestellung und wir geben die Artikel wieder frei.</p>',
      '<p>Transfer the total to NL00 MASI 0000 0000 01, payee Maas &amp; Alm B.V. (demo), and quote your order number. If the amount does not arrive within 7 days, the order lapses and we release the items.</p>',
    ),
    position: { NL: 9, DE: 7, other: 10 },
  },
  {
    ...offline,
    code: 'payinstore',
    title: text('Betalen in de winkel', 'Bezahlen im Laden', 'Pay in the shop'),
    description: text(
      'Je betaalt bij het afhalen. We leggen je artikelen 3 dagen voor je apart.',
      'Du zahlst bei der Abholung. Wir reservieren deine Artikel 3 Tage für dich.',
      'You pay when you collect. We put your items aside for 3 days.',
    ),
    instructions: text(
      '<p>Neem je bestelnummer mee. Je past rustig en betaalt aan de kassa; wat niet zit, laat je hangen.</p>',
      '<p>Bring deine Bestellnummer mit. Du probierst in Ruhe an und zahlst an der Kasse; was nicht sitzt, lässt du hängen.</p>',
      '<p>Bring your order number. Try everything on at your ease and pay at the till; leave what does not fit.</p>',
    ),
    additionalFields: [
      {
        code: 'tender',
        label: text('Hoe wil je betalen?', 'Wie möchtest du zahlen?', 'How would you like to pay?'),
        type: 'select',
        isRequired: false,
        options: [
          { value: 'card', label: text('Met pinpas of telefoon', 'Mit Karte oder Handy', 'By card or phone') },
          { value: 'cash', label: text('Contant', 'Bar', 'In cash') },
        ],
      },
    ],
    position: { NL: 11, DE: 11, other: 11 },
    isForPickup: true,
  },
  {
    ...offline,
    code: 'free',
    title: text('Geen betaling nodig', 'Keine Zahlung nötig', 'No payment needed'),
    description: text('Het totaal is 0 euro.', 'Der Gesamtbetrag beträgt 0 Euro.', 'The total is 0 euros.'),
    position: { NL: 12, DE: 12, other: 12 },
    maximumCents: 0,
    isDeferred: false,
  },
];
