import type { OrderMailMessages } from './nl.ts';

export const de: OrderMailMessages = {
  greeting: 'Hallo {name}!',
  /** In place of `shipped` for whoever came for it and pays later: the open invoice goes along. */
  refundedAsCard: {
    subject: 'Du bekommst {amount} als Gutschein für Bestellung {order}',
    lines: [
      'Wie vereinbart bekommst du {amount} als Gutschein {card}. Du bekommst ihn von uns auf Papier, mit dem Code, mit dem du zahlst.',
      'Die Rechnungskorrektur liegt dieser E-Mail bei.',
    ],
    link: 'Bestellung ansehen',
  },
  refundedInExchange: {
    subject: 'Verrechnet mit deiner neuen Bestellung {second}',
    lines: [
      'Du tauschst Artikel aus Bestellung {order} um. Ihr Wert von {amount} ist mit deiner neuen Bestellung {second} verrechnet.',
      'Die Rechnungskorrektur liegt dieser E-Mail bei.',
    ],
    link: 'Bestellung ansehen',
  },
  handedOver: {
    subject: 'Du hast Bestellung {order} abgeholt',
    lines: ['Danke für deinen Besuch: {branch}. Die Rechnung liegt bei.'],
    link: 'Bestellung ansehen',
  },
  kinds: {
    confirmation: {
      subject: 'Wir haben deine Bestellung {order} erhalten',
      lines: ['Vielen Dank für deine Bestellung. Unten steht, was du bestellt hast; die AGB liegen dieser E-Mail bei.'],
      link: 'Bestellung ansehen',
    },
    'payment-received': {
      subject: 'Deine Zahlung für Bestellung {order} ist eingegangen',
      lines: ['Wir haben {total} erhalten und machen deine Bestellung fertig. Die Rechnung liegt dieser E-Mail bei.'],
      link: 'Bestellung ansehen',
    },
    'payment-review': {
      subject: 'Wir prüfen deine Zahlung für Bestellung {order}',
      lines: ['Deine Zahlung ist bei uns angekommen und wird noch geprüft. Du musst nichts tun: Wir melden uns, sobald das erledigt ist.'],
      link: 'Bestellung ansehen',
    },
    'payment-failed': {
      subject: 'Die Zahlung für Bestellung {order} hat nicht geklappt',
      lines: [
        'Deine Zahlung mit {method} ist nicht durchgegangen. Es wurde nichts abgebucht.',
        'Du kannst es noch einmal versuchen oder auf andere Weise bezahlen.',
      ],
      link: 'Noch einmal bezahlen',
    },
    'payment-expired': {
      subject: 'Bestellung {order} wurde nicht bezahlt',
      lines: [
        'Für diese Bestellung ist keine Zahlung eingegangen, deshalb sind die Artikel nicht mehr für dich reserviert.',
        'Möchtest du sie doch noch? Mit diesem Link legst du dieselben Artikel wieder in deinen Warenkorb. Eine zweite Erinnerung schicken wir nicht.',
      ],
      link: 'Warenkorb wiederherstellen',
    },
    'pay-by-transfer': {
      subject: 'So bezahlst du Bestellung {order}',
      lines: ['Du bezahlst jetzt auf andere Weise: {method}. Unten steht, wie; sonst bleibt deine Bestellung, wie sie war.'],
      link: 'Bestellung ansehen',
    },
    shipped: {
      subject: 'Deine Bestellung {order} ist unterwegs',
      lines: ['Wir haben dein Paket an {carrier} übergeben.'],
      link: 'Bestellung ansehen',
    },
    'ready-for-pickup': {
      subject: 'Deine Bestellung {order} liegt bereit',
      lines: ['Deine Bestellung liegt in {branch} für dich bereit. Zeig deinen Abholcode oder nenn uns deinen Namen.'],
      link: 'Bestellung ansehen',
    },
    canceled: {
      subject: 'Bestellung {order} wurde storniert',
      lines: [
        'Deine Bestellung wurde storniert. Was du schon bezahlt hast, bekommst du auf demselben Weg zurück, auf dem du bezahlt hast.',
      ],
      link: 'Bestellung ansehen',
    },
    'canceled-part': {
      subject: 'Ein Teil von Bestellung {order} wurde storniert',
      lines: ['Diese Artikel liefern wir nicht mehr. Sie kommen auch auf keine Rechnung; der Rest deiner Bestellung bleibt, wie er ist.'],
      link: 'Bestellung ansehen',
    },
    refunded: {
      subject: 'Du bekommst {amount} für Bestellung {order} zurück',
      lines: [
        'Wir erstatten {amount} auf demselben Weg, auf dem du bezahlt hast. Es kann ein paar Werktage dauern, bis das Geld auf deinem Konto ist.',
        'Die Rechnungskorrektur liegt dieser E-Mail bei.',
      ],
      link: 'Bestellung ansehen',
    },
    'change-proposed': {
      subject: 'Möchtest du Bestellung {order} so ändern?',
      lines: [
        'Wir haben eine Änderung deiner Bestellung für dich vorbereitet. Sie kostet {difference} mehr; unten steht, wie deine Bestellung dann aussieht.',
        'Es ändert sich nichts, solange du die Änderung nicht selbst bestellst. Die Artikel sind bis einschließlich {until} für dich reserviert.',
      ],
      link: 'Änderung ansehen',
    },
    changed: {
      subject: 'Deine Bestellung {order} ist geändert',
      lines: ['Wir haben deine Bestellung geändert. Unten steht sie, wie sie jetzt ist; alles zum Aufbewahren hängt an dieser E-Mail.'],
      link: 'Bestellung ansehen',
    },
    'exchange-offered': {
      subject: 'Dein Umtausch liegt bereit: Bestellung {order}',
      lines: [
        'Im Tausch gegen das, was du aus Bestellung {first} zurückschickst, haben wir diese Artikel für dich reserviert. {credit} sind schon verrechnet, {total} sind noch zu zahlen.',
        'Die Bestellung gilt erst, wenn du sie selbst bestellst und bezahlst. Bis einschließlich {until} sind die Artikel für dich reserviert.',
      ],
      link: 'Ansehen und bestellen',
    },
    exchanged: {
      subject: 'Dein Umtausch: Bestellung {order}',
      lines: [
        'Im Tausch gegen das, was du aus Bestellung {first} zurückschickst, bekommst du diese Artikel. Damit sind {credit} verrechnet.',
        'Die Rechnung und die AGB findest du im Anhang dieser E-Mail.',
      ],
      link: 'Bestellung ansehen',
    },
    'staff-alert': {
      subject: 'Bitte Bestellung {order} ansehen',
      lines: ['Bei dieser Bestellung ist etwas, das ein Mensch ansehen muss:'],
      link: 'Bestellung ansehen',
    },
  },
  items: 'Artikel',
  details: 'Angaben',
  orderNumber: 'Bestellnummer',
  orderedOn: 'Bestellt am',
  status: 'Status',
  quantity: 'Menge',
  article: 'Artikel',
  amount: 'Betrag',
  itemNumber: 'Artikelnummer',
  price_l: '{price} pro Liter',
  price_kg: '{price} pro Kilogramm',
  price_m: '{price} pro Meter',
  sample: 'Stoffmuster',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  shipping: 'Lieferung',
  free: 'kostenlos',
  total: 'Gesamtbetrag inkl. MwSt.',
  totalExempt: 'Gesamtbetrag, 0 % USt.',
  included: 'davon {rate} MwSt.',
  billingAddress: 'Rechnungsadresse',
  shippingAddress: 'Lieferadresse',
  pickup: 'Abholung in',
  branchPhone: 'Telefon',
  openingHours: 'Öffnungszeiten der nächsten sieben Tage',
  closed: 'geschlossen',
  shippingMethod: 'Versandart',
  expected: 'Voraussichtlich am',
  readyFrom: 'Bereit am',
  paymentMethod: 'Zahlungsart',
  reference: 'Deine Referenz',
  note: 'Deine Anmerkung',
  company: 'Firma',
  payTitle: 'So bezahlst du',
  payReference: 'Verwendungszweck',
  payAmount: 'Betrag',
  payUntil: 'Spätestens am',
  pickupCode: 'Dein Abholcode',
  keepUntil: 'Für dich reserviert bis einschließlich',
  restFollows: 'Noch ist nicht alles da. Sobald der Rest bereitliegt, bekommst du wieder eine E-Mail; dein Abholcode bleibt derselbe.',
  restFirst:
    'Noch ist nicht alles da. Du bezahlst im Laden alles auf einmal: Komm bitte erst, wenn du die E-Mail über den Rest hast.',
  retryUntil: 'Deine Artikel bleiben bis {time} für dich reserviert.',
  tracking: 'Paket verfolgen',
  withdrawalTitle: 'Widerrufsrecht',
  withdrawal:
    'Du kannst den Vertrag innerhalb von 14 Tagen ab dem Tag widerrufen, an dem du den letzten Artikel erhalten hast. Die Belehrung und das Muster-Widerrufsformular findest du im Anhang. Der Widerruf geht auch ohne Formular:',
  withdraw: 'Vertrag widerrufen',
  guaranteeTitle: 'Gewährleistung',
  guarantee:
    'Gesetzliche Gewährleistung: mindestens 2 Jahre. Ein Artikel muss leisten, was du von ihm erwarten darfst; ist das nicht so, bessern wir ihn kostenlos nach oder ersetzen ihn.',
  termsSentence: 'Für deine Bestellung gelten unsere AGB; sie liegen dieser E-Mail bei.',
  files: { order: 'bestellung', terms: 'agb', withdrawal: 'widerrufsrecht', invoice: 'rechnung', creditNote: 'rechnungskorrektur' },
  formTitle: 'Muster-Widerrufsformular',
  form: [
    'Wenn du den Vertrag widerrufen willst, dann fülle bitte dieses Formular aus und sende es zurück.',
    'An {seller}',
    'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*):',
    'Bestellt am (*)/erhalten am (*):',
    'Name des/der Verbraucher(s):',
    'Anschrift des/der Verbraucher(s):',
    'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):',
    'Datum:',
    '(*) Unzutreffendes streichen.',
  ],
};
