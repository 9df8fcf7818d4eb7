export const nl = {
  title: 'Outfitzoeker',
  intro: 'Vijf vragen, en je ziet alleen wat past. Begin met de gelegenheid; elke keuze maakt de volgende korter.',
  metaDescription: 'Vind je dirndl, lederhose of accessoire per gelegenheid, kledingstuk, maat en kleur.',
  form: 'Je keuzes',
  type: 'Gelegenheid',
  brand: 'Voor wie',
  model: 'Kledingstuk',
  year: 'Maat',
  cilinder: 'Kleur',
  any: 'Maakt niet uit',
  submit: 'Toon artikelen',
  reset: 'Opnieuw beginnen',
  productCount: { one: '{count} artikel', other: '{count} artikelen' },
  noResults: 'Helaas zijn er geen resultaten gevonden',
  restricted: 'Je ziet wat past bij je keuzes in de outfitzoeker.',
  change: 'Keuzes wijzigen',
  clear: 'Alles tonen',
  noResultsHelp: 'Laat een keuze weg of begin opnieuw.',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    finder: typeof nl;
  }
}
