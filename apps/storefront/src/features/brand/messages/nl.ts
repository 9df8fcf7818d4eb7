export const nl = {
  title: 'Merken',
  intro: 'Van Limburg tot Tirol: kies een merk en bekijk alles wat we ervan hebben.',
  metaDescription: 'Alle merken van Maas & Alm: dirndls, lederhosen, loden, schoenen en accessoires.',
  featured: 'Uitgelicht',
  allBrands: 'Alle merken van A tot Z',
  letters: 'Naar een letter',
  letter: 'Merken met {letter}',
  previous: 'Vorige',
  next: 'Volgende',
  productCount: { one: '{count} artikel', other: '{count} artikelen' },
  aboutBrand: 'Over {brand}',
  allInCategory: 'Alles in {category}',
} as const;

declare module '../../../i18n/message-catalogue.ts' {
  interface MessageCatalogue {
    brand: typeof nl;
  }
}
