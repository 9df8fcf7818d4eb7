import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  exclVat: 'excl. VAT',
  inclVat: '{price} incl. VAT',
  switch: 'Show prices',
  private: 'Private',
  business: 'Business',
  isNet: 'Prices excl. VAT',
  isGross: 'Prices incl. VAT',
  lowestPrice: 'Lowest price in the last 30 days: {price}',
  oldPrice: 'Earlier price',
  newPrice: 'Price now',
  // Goods sold by measure (LAW-04)
  basePrice: '{price} per {unit}',
  unit_l: 'litre',
  unit_kg: 'kilo',
  unit_m: 'metre',
};
