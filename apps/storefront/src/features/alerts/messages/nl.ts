export const nl = {
  title: 'Mail mij als het er weer is',
  email: 'E-mailadres',
  purpose: 'We gebruiken je adres alleen voor dit bericht.',
  send: 'Mail mij',
  sending: 'Wordt verstuurd …',
  sent: 'Gelukt. Je krijgt op {email} een mail; bevestig daarin je adres, dan hoor je het zodra het er weer is.',
  required: 'Email is een verplicht veld.',
  invalid: 'Email heeft geen geldig email formaat',
  confirmTitle: 'Bericht bij nieuwe voorraad',
  confirmText: 'Nog één klik, dan mailen we je zodra het artikel er weer is.',
  confirm: 'Ja, mail mij',
  confirmed: 'Bevestigd. Je hoort van ons.',
  leaveText: 'Wil je geen berichten over voorraad meer krijgen?',
  leave: 'Afmelden',
  left: 'Afgemeld. Je krijgt geen voorraadberichten meer.',
  unknown: 'Deze link is niet (meer) geldig.',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    alerts: typeof nl;
  }
}
