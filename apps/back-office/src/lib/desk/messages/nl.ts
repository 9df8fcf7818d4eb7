/** What every page of a thing says whose steps staff takes: an order, a return. */
export const nl = {
  cancel: 'Terug',
  stale: 'Geen verbinding. Dit is de stand van {time}.',
  meanwhile: 'Intussen',
  company: 'Wie er nog meer is',
  alsoEdits: { one: '{names} is hiermee bezig', other: '{names} zijn hiermee bezig' },
  alsoLooks: { one: '{names} kijkt ook', other: '{names} kijken ook' },
  waiting: 'Geen verbinding. Je klik wacht en wordt één keer uitgevoerd zodra die er weer is.',
  reason: 'Reden',
  reasonMissing: 'Schrijf waarom.',
  keySend: 'Uitvoeren',
  ofMax: 'van {max}',
  fewer: 'Eén minder, {name}',
  oneMore: 'Eén meer, {name}',
  quantityOf: 'Aantal, {name}',
  preview: 'Zo gaat het',
  counting: 'Wordt uitgerekend',
  chooseFirst: 'Kies stukken of vul een bedrag in.',
  goesBack: 'Terug via {method}',
  vat: 'Btw',
  vatRate: '{percent} %',
  excl: 'Zonder btw',
  incl: 'Samen',
  thenMost: 'Daarna hoogstens terug',
  stays: {
    one: '{count} stuk gaat niet meer weg en ligt weer in de voorraad.',
    other: '{count} stuks gaan niet meer weg en liggen weer in de voorraad.',
  },
  creditNote: 'De klant krijgt een creditfactuur per mail. Die krijgt zijn nummer bij het uitvoeren.',
  'waits.large': 'Dit is meer dan de grens: een tweede persoon beslist.',
  'waits.more': 'Dit is meer dan de stukken kosten: een tweede persoon beslist.',
  'waits.noReturn': 'Zonder retour is dit meer dan de grens: een tweede persoon beslist.',
  refundDo: 'Betaal {amount} terug',
  refundAsk: 'Vraag akkoord voor {amount}',
  refundDone: '{amount} wordt terugbetaald.',
  refundWaits: 'Wacht op akkoord van een tweede persoon. Er is nog niets terugbetaald.',
  seeRequest: 'Bekijk de aanvraag',
  more: 'Meer acties',
  tooLate: 'Niet gedaan. {what}.',
  'by.shopper': 'Klant',
  'by.provider': 'Betaaldienst',
  'by.job': 'Automatisch',
  'by.staff': 'Medewerker',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    desk: typeof nl;
  }
}
