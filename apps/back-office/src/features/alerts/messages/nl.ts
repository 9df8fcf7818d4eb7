export const nl = {
  title: 'Voorraadmeldingen',
  note: 'Wie wacht krijgt vanzelf een mail zodra er voorraad is.',
  article: 'Artikel',
  sku: 'Artikelnummer',
  people: 'Wachtenden',
  forDelivery: 'Willen bezorging',
  oldest: 'Eerste sinds',
  articles: { one: '{count} artikel', other: '{count} artikelen' },
  empty: 'Niemand wacht op een artikel',
  emptyWhy: 'Wie in de winkel om een melding vraagt en die bevestigt, telt hier mee.',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    alerts: typeof nl;
  }
}
