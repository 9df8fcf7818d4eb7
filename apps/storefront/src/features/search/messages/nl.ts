export const nl = {
  label: 'Zoeken in de winkel',
  placeholder: 'Wat zoek je?',
  submit: 'Zoeken',
  open: 'Zoeken',
  close: 'Zoeken sluiten',
  suggestions: 'Suggesties',
  optionCount: { one: '{count} suggestie, gebruik de pijltjestoetsen', other: '{count} suggesties, gebruik de pijltjestoetsen' },
  terms: 'Zoektermen',
  categories: 'Categorieën',
  brands: 'Merken',
  products: 'Artikelen',
  showAll: { one: 'Toon {count} resultaat', other: 'Toon alle {count} resultaten' },
  recent: 'Laatst gezocht',
  forget: '‘{text}’ verwijderen',
  forgetAll: 'Wis alles',
  title: 'Zoeken',
  titleFor: 'Zoekresultaten voor ‘{query}’',
  productCount: { one: '{count} artikel', other: '{count} artikelen' },
  emptyTitle: 'Waar ben je naar op zoek?',
  emptyText: 'Typ een kledingstuk, een merk, een kleur of een artikelnummer.',
  sizeRead: 'We hebben de maat uit je zoekopdracht als filter ingesteld.',
  sortHelp:
    '‘Aanbevolen’ is hier de beste overeenkomst: woorden in de naam tellen het zwaarst, dan merk en categorie, dan de beschrijving; wat gelijk staat, komt van meest naar minst verkocht. Niemand betaalt voor een plek.',
  noResults: 'Helaas zijn er geen resultaten gevonden',
  noResultsFor: 'We vonden niets voor ‘{query}’.',
  didYouMean: 'Bedoel je',
  popularCategories: 'Populaire categorieën',
  relatedSearches: 'Anderen zochten ook',
  pagesAbout: 'Informatie die je misschien zoekt',
  textsAbout: 'In onze vragen en verhalen',
  askUs: 'Kom je er niet uit? Onze winkels helpen je graag verder.',
  toBranches: 'Onze winkels en openingstijden',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    search: typeof nl;
  }
}
