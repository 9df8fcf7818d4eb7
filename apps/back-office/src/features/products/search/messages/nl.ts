export const nl = {
  title: 'Waarom klanten dit vinden',
  note: 'met de cijfers van het zoeken zelf',
  text: 'Zoektekst',
  store: 'Winkelweergave',
  look: 'Kijk',
  answer: '“{text}”',
  rank: 'plaats {rank} van {found}',
  notFound: 'niet gevonden; {found} andere wel',
  notInShop: 'Dit artikel staat in deze winkel niet, dus niemand vindt het daar.',
  words: 'De woorden en hoe het artikel ze heeft',
  word: 'Woord',
  how: 'Hoe',
  where: 'Waar',
  points: 'Punten',
  notHere: 'staat er niet in',
  notNeeded: 'hoeft niet',
  readAs: 'Gelezen als',
  sizes: 'Maten',
  together: 'Woorden naast elkaar in de naam',
  popularity: 'Hoe vaak verkocht',
  score: 'Samen',
  'kind.exact': 'zo geschreven',
  'kind.compound': 'als deel van een samenstelling',
  'kind.synonym': 'volgens het woordenboek',
  'kind.translation': 'in een andere taal',
  'kind.prefix': 'als begin van een woord',
  'kind.typo': 'met een typfout',
  'kind.code': 'als code',
  'field.name': 'naam',
  'field.brand': 'merk',
  'field.category': 'categorie',
  'field.option': 'kenmerk',
  'field.shortText': 'korte tekst',
  'field.text': 'omschrijving',
} as const;

declare module '../../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    explain: typeof nl;
  }
}
