export const nl = {
  title: 'Nieuwsbrief',
  note: 'Wie toestemming gaf, wanneer en vanwaar. Pas na de link in de mail telt het.',
  'state.subscribed': 'Aangemeld',
  'state.unconfirmed': 'Nog niet bevestigd',
  'state.unsubscribed': 'Afgemeld',
  searchLabel: 'Adressen zoeken',
  searchHint: 'Begin van het adres',
  email: 'E-mailadres',
  stateName: 'Status',
  requested: 'Aangevraagd',
  confirmed: 'Bevestigd',
  notYet: 'nog niet',
  from: 'vanaf {ip}',
  store: 'Webwinkel',
  words: 'Tekst bij het formulier',
  version: 'versie {version}',
  export: 'CSV',
  exportView: 'Download {view} als CSV',
  empty: 'Niemand',
  emptyWhy: 'Aanmeldingen uit de winkel verschijnen hier vanzelf.',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    newsletter: typeof nl;
  }
}
