export const nl = {
  title: 'Onze winkels',
  intro: 'Drie winkels in de Euregio, aan beide kanten van de grens. Passen mag altijd zonder afspraak.',
  metaDescription: 'Adressen, openingstijden en route van Maas & Alm in Sittard, Roermond en Aachen. Met aangepaste tijden op feestdagen.',
  branchDescription: 'Openingstijden, adres, route en voorraad van {name}: {street}, {postcode} {city}.',
  map: 'Kaart van de regio met onze winkels',
  netherlands: 'Nederland',
  belgium: 'België',
  germany: 'Duitsland',
  openUntil: 'Nu open tot {time}',
  opensLater: 'Vandaag open van {from} tot {time}',
  closedNow: 'Nu gesloten',
  opensNext: 'Nu gesloten, {day} open om {time}',
  hours: 'Openingstijden',
  hoursOf: 'Openingstijden in {city}',
  today: 'vandaag',
  closed: 'gesloten',
  openOn: 'Op {day} open: {hours}',
  otherHours: 'Aangepaste openingstijden',
  call: 'Bel {city}:',
  mail: 'Mail {city}:',
  fax: 'Fax',
  route: 'Route',
  routeTo: 'naar {city}',
  moreAbout: 'Meer over {city}: voorraad, service en afspraak',
  about: 'Wat je vindt in {city}',
  appointment: 'Maak een pasafspraak',
  allBranches: 'Alle winkels',
  stockTitle: 'Hangt het in {city}?',
  stockLabel: 'Naam of artikelnummer',
  stockButton: 'Zoek in de winkel',
  stockPieces: { one: '{count} stuk in de winkel.', other: '{count} stuks in de winkel.' },
  stockSizes: 'Maten: {sizes}.',
  stockNotHere: 'Op dit moment niet in {city}.',
  stockNone: 'Voor ‘{query}’ vonden we in {city} niets. Bel gerust: soms kunnen we het laten komen.',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    stores: typeof nl;
  }
}
