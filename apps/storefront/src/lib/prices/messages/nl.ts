export const nl = {
  exclVat: 'excl. btw',
  inclVat: '{price} incl. btw',
  switch: 'Prijzen tonen',
  private: 'Particulier',
  business: 'Zakelijk',
  isNet: 'Prijzen excl. btw',
  isGross: 'Prijzen incl. btw',
  // A reduction (LAW-03)
  lowestPrice: 'Laagste prijs afgelopen 30 dagen: {price}',
  oldPrice: 'Eerdere prijs',
  newPrice: 'Prijs nu',
  // Goods sold by measure (LAW-04)
  basePrice: '{price} per {unit}',
  unit_l: 'liter',
  unit_kg: 'kilo',
  unit_m: 'meter',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    prices: typeof nl;
  }
}
