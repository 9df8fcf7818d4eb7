export const nl = {
  choose: 'Maak een keuze',
  send: 'Versturen',
  next: 'Volgende',
  back: 'Vorige',
  step: '(stap {step} van {steps})',
  thanks: 'Bedankt',
  failed: 'Je bericht is niet verstuurd. Wat je hebt ingevuld, staat er nog: probeer het zo nog eens.',
  trap: 'Laat dit veld leeg',
  privacyNote: 'We gebruiken je gegevens alleen om je te antwoorden.',
  privacyLink: 'Zo gaan we met je gegevens om',
  toForm: 'Naar het formulier',
  aboutProduct: 'Over: {name}',
  contactTitle: 'Contact',
  contactIntro: 'Je bereikt ons met dit formulier, per e-mail of telefonisch in de winkel. Meestal heb je binnen een werkdag antwoord.',
  contactDescription: 'Stel je vraag met het contactformulier, of bel of mail een van onze winkels in Sittard, Roermond en Aachen.',
  contactShops: 'Bel of mail een winkel',
  askProduct: 'Stel een vraag over dit artikel',
  askCategory: 'Vraag een offerte aan',
  metaDescription: 'Stuur ons je vraag of aanvraag met dit formulier.',
  required: 'Dit veld is verplicht.',
  alphanumeric: 'Gebruik hier alleen letters en cijfers.',
  'alphanumeric-with-spaces': 'Gebruik hier alleen letters, cijfers en spaties.',
  letters: 'Gebruik hier alleen letters.',
  email: 'Vul een geldig e-mailadres in.',
  url: 'Vul een webadres in dat met http:// of https:// begint.',
  numeric: 'Vul een heel getal in.',
  'numeric-decimals': 'Vul een getal in, met of zonder decimalen.',
  'no-html': 'HTML kunnen we hier niet aannemen. Schrijf gewone tekst.',
  'min-length': 'Vul minstens {number} tekens in.',
  'max-length': 'Vul hoogstens {number} tekens in.',
  choice: 'Kies een van de mogelijkheden.',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    forms: typeof nl;
  }
}
