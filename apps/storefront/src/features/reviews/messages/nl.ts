export const nl = {
  title: 'Beoordelingen',
  none: 'Nog geen beoordelingen. Draag jij dit? Vertel hoe het zit.',
  average: '{rating} van 5',
  starsOf: '{rating} van 5 sterren',
  summaryLink: '{rating} van 5 sterren, naar {count} beoordelingen',
  count: { one: '{count} beoordeling', other: '{count} beoordelingen' },
  authenticity:
    'Wij controleren of beoordelingen van kopers komen: alleen wie het product bij ons bestelde krijgt het label "Geverifieerde aankoop". Andere beoordelingen plaatsen we ook, zonder label.',
  verified: 'Geverifieerde aankoop',
  by: '{name} · {date}',
  breakdown: '{name}: {value} van 5',
  showMore: 'Toon meer beoordelingen',
  moreFailed: 'De volgende beoordelingen konden niet worden geladen. Probeer het opnieuw.',
  fit_small: 'valt klein',
  fit_normal: 'valt normaal',
  fit_large: 'valt groot',
  fitNote: '{fit}: {percent} van {count} antwoorden',
  ownLoading: 'Je beoordelingen worden geladen',
  ownAgain: 'Beoordelingen opnieuw laden',
  status_pending: 'Wordt gecontroleerd',
  status_approved: 'Geplaatst',
  status_rejected: 'Niet geplaatst',
  write: 'Schrijf een beoordeling',
  nickname: 'Naam bij je beoordeling',
  summary: 'Titel',
  text: 'Je ervaring',
  fit: 'Hoe valt de maat? (optioneel)',
  fitNoAnswer: 'Geen antwoord',
  stars: { one: '{count} ster', other: '{count} sterren' },
  send: 'Beoordeling versturen',
  sending: 'Wordt verstuurd …',
  checked: 'We lezen elke beoordeling voordat die zichtbaar wordt.',
  sent: 'Dank je wel voor je beoordeling.',
  failed: 'De beoordeling is niet verstuurd. Wat je schreef staat er nog; probeer het straks opnieuw.',
  nicknameRequired: 'Vul een naam in.',
  summaryRequired: 'Vul een titel in.',
  textRequired: 'Vertel iets over je ervaring.',
  priceRequired: 'Geef sterren voor de prijs.',
  qualityRequired: 'Geef sterren voor de kwaliteit.',
  ratingRequired: 'Geef sterren voor: {name}.',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    reviews: typeof nl;
  }
}
