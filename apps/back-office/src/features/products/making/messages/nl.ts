export const nl = {
  title: 'Nieuw artikel',
  names: 'Hoe het heet',
  nameIn: 'Naam {language}',
  sku: 'SKU',
  skuHint: 'Letters, cijfers, punten en streepjes. Later niet meer te wijzigen.',
  kind: 'Wat het is en waar het staat',
  'kind.simple': 'Eén artikel, zonder maten of kleuren.',
  'kind.virtual': 'Niets om te versturen.',
  'kind.configurable': 'In maten of kleuren. De varianten maak je hierna.',
  'kind.bundle': 'Onderdelen die klanten samen kiezen.',
  'kind.grouped': 'Artikelen die bij elkaar staan.',
  brand: 'Merk',
  brandHint: 'Het merk noemt de maker.',
  categories: 'Categorieën',
  axes: 'Klanten kiezen uit',
  axesHint: 'In deze volgorde, bijvoorbeeld kleur en dan maat.',
  price: 'Prijs',
  priceHint: 'Met btw, vanaf nu. Leeg: later.',
  addresses: 'Adressen in de winkel',
  addressIn: 'Adres {language}',
  make: 'Maak het artikel',
  cancel: 'Terug',
  made: 'Het artikel is er. Klanten zien het pas als het in de winkel staat.',
  onlySome: 'Je rol maakt geen artikelen.',
} as const;

declare module '../../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    making: typeof nl;
  }
}
