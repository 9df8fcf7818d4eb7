export const nl = {
  skip: 'Naar de inhoud',
  office: 'Beheer',
  menu: 'Menu',
  fold: 'Menu inklappen',
  unfold: 'Menu uitklappen',
  more: 'Meer',
  search: 'Zoek of ga naar …',
  approvals: 'Akkoord',
  approvalsWaiting: { one: '{count} aanvraag wacht op jou', other: '{count} aanvragen wachten op jou' },
  account: 'Je account',
  logOut: 'Uitloggen',
  scheme: 'Weergave',
  schemeSystem: 'Zoals je apparaat',
  schemeLight: 'Licht',
  schemeDark: 'Donker',
  keys: 'Toetsen',
  keyPalette: 'Zoeken en gaan',
  keyKeys: 'Deze toetsen',
  goTo: 'Naar {screen}',
  screens: 'Schermen',
  actions: 'Doen',
  findFailed: 'Zoeken naar bestellingen lukte niet.',
  offline: 'Je bent offline. Wat je invult blijft bewaard op dit apparaat.',
  newVersion: 'Er is een nieuwe versie.',
  takeOver: 'Nu laden',
  groupSales: 'Verkoop',
  orders: 'Bestellingen',
  groupOffice: 'Kantoor',
  today: 'Vandaag',
  staff: 'Medewerkers',
  roles: 'Rollen',
  audit: 'Logboek',
  thresholds: 'Grenzen',
  dueTitle: 'Maak een tweede slot voor {when}',
  dueDo: 'Nu maken',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    frame: typeof nl;
  }
}
