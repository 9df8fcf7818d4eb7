import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  title: 'Brands',
  intro: 'From Limburg to Tyrol: choose a brand and see everything we stock of it.',
  metaDescription: 'All brands at Maas & Alm: dirndls, lederhosen, loden, shoes and accessories.',
  featured: 'In focus',
  allBrands: 'All brands from A to Z',
  letters: 'Go to a letter',
  letter: 'Brands with {letter}',
  previous: 'Previous',
  next: 'Next',
  productCount: { one: '{count} product', other: '{count} products' },
  aboutBrand: 'About {brand}',
  allInCategory: 'Everything in {category}',
};
