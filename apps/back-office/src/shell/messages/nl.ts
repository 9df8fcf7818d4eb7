export const nl = {
  refused: 'Dit mag je niet',
  gone: 'Dit bestaat niet (meer).',
  offline: 'Geen verbinding',
  offlineWhy: 'Zodra je weer online bent, kun je verder. Wat je hebt ingevuld blijft staan.',
  busy: 'Het is erg druk',
  busyWhy: 'Wacht even en probeer het dan opnieuw.',
  unproved: 'Je hebt niet bevestigd dat jij het bent. Er is niets gebeurd.',
  failed: 'Dit ging mis',
  failedWhy: 'Geef dit nummer door aan de beheerder:',
  wrong: 'Dit kan niet.',
  unknownScreen: 'Het adres klopt niet, of het scherm is verhuisd.',
  enrol: 'Eerst een tweede slot',
  enrolWhy: 'De tijd om een passkey of een app te koppelen is voorbij. Koppel er nu een; daarna kun je meteen verder.',
  enrolDo: 'Nu maken',
  again: 'Opnieuw proberen',
  home: 'Naar het begin',
} as const;

declare module '../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    failure: typeof nl;
  }
}
