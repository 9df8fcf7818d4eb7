export const nl = {
  // Prices (LAW-01, LAW-04)
  legalText: 'incl. btw, excl.',
  legalTextNet: 'excl. btw en',
  legalLink: 'verzendkosten',
  shippingPage: '/verzending-en-betaling',
  fromPrice: 'vanaf {price}',
  percentOff: '−{percent}%',
  manufacturerPrice: 'Adviesprijs: {price}',

  // Cards and strips
  colours: { one: '{count} kleur', other: '{count} kleuren' },

  // Listing
  sort_default: 'Aanbevolen',
  sort_bestsold: 'Meest verkocht',
  sort_newest: 'Nieuwste eerst',
  sort_oldest: 'Oudste eerst',
  sort_price_up: 'Prijs oplopend',
  sort_price_down: 'Prijs aflopend',
  sort_name_up: 'Naam A–Z',
  sort_name_down: 'Naam Z–A',
  sort_position_up: 'Onze volgorde',
  sort_position_down: 'Omgekeerde volgorde',
  page: 'Pagina {page}',
  resultCount: { one: '{count} artikel gevonden', other: '{count} artikelen gevonden' },

  // Filters
  filters: 'Filters',
  filterButton: 'Filter',
  filterButtonCount: 'Filter ({count})',
  allFilters: 'Alle filters',
  clearFilters: 'Wis alles',
  activeFilters: 'Gekozen filters',
  filterChip: '{name}: {value}',
  removeFilter: 'filter verwijderen',
  price: 'Prijs',
  priceRange: '{from} – {to}',
  yourSize: 'Jouw maat {size}',
  forgetSize: 'Jouw maat {size} vergeten',
  section_size: 'Maat',
  section_length: 'Lengte en model',
  section_material: 'Materiaal',
  section_embroidery: 'Borduursel',
  section_selection: 'Nieuw en sale',
  sizes_maat_dirndl: 'Dirndls',
  sizes_maat_lederhose: 'Lederhosen en jassen',
  sizes_maat_kind: 'Kindermaten',
  sizes_maat_hemd: 'Hemden en truien',
  sizes_maat_schoen: 'Schoenen',
  sizes_maat_hoed: 'Hoeden',
  sizes_maat_sok: 'Sokken',
  sizes_maat_riem: 'Riemen',
  sizes_blouse_maat: 'Blouses',

  // Product page
  options: 'Verkrijgbaar in',
  optionSoldOut: '{label}, niet op voorraad',
  sizeTable: 'Maattabel',
  outOfStock: 'Artikel is niet op voorraad',
  branches: 'In onze winkels',
  cashback: 'Cashback',

  // Details
  details: 'Details',

  // Choosing and buying
  showChoice: 'Toon deze keuze',
  sizeNamed: 'Maat {label}',
  chooseSize: 'Kies je maat',
  chooseColour: 'Kies je kleur',
  chooseLength: 'Kies je lengte',
  chooseVersion: 'Kies je uitvoering',
  chooseOption: 'Kies: {option}',
  chooseSizeFirst: 'Kies eerst een maat',
  chooseColourFirst: 'Kies eerst een kleur',
  chooseLengthFirst: 'Kies eerst een lengte',
  chooseOptionFirst: 'Kies eerst: {option}',
  soldOutButton: 'Uitverkocht: mail mij',
  addToCart: 'In winkelwagen',
  adding: 'Wordt toegevoegd …',
  soldOutChoice: 'Uitverkocht: {choice}',
  neighbourSizes: 'Wel op voorraad',
  stickyChoice: 'Gekozen: {choice}',
  categoryDescription: 'Bekijk {name} van Maas & Alm: passen in Sittard, Roermond en Aachen of thuis, met 14 dagen bedenktijd.',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    catalog: typeof nl;
  }
}
