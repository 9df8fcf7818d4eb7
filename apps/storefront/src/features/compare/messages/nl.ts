export const nl = {
  title: 'Vergelijken',
  add: 'Vergelijk',
  added: 'In vergelijking',
  full: 'Je vergelijkt al {count} artikelen. Haal er eerst een weg.',
  open: 'Naar de vergelijking ({count})',
  empty: 'Je vergelijkt nog niets. Kies bij een artikel ‘Vergelijk’.',
  loading: 'Wordt geladen …',
  failed: 'De artikelen konden niet worden geladen.',
  retry: 'Opnieuw proberen',
  onlyDifferences: 'Alleen verschillen',
  print: 'Afdrukken',
  clear: 'Alles weghalen',
  remove: 'Weghalen',
  property: 'Kenmerk',
  price: 'Prijs',
  brand: 'Merk',
  stock: 'Voorraad',
  inStock: 'Op voorraad',
  outOfStock: 'Artikel is niet op voorraad',
  nothing: '–',
  needsScript: 'Vergelijken gebeurt op dit apparaat en heeft JavaScript nodig.',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    compare: typeof nl;
  }
}
