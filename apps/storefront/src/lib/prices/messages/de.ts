import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  exclVat: 'zzgl. MwSt.',
  inclVat: '{price} inkl. MwSt.',
  switch: 'Preise anzeigen',
  private: 'Privat',
  business: 'Geschäftlich',
  isNet: 'Preise zzgl. MwSt.',
  isGross: 'Preise inkl. MwSt.',
  lowestPrice: 'Niedrigster Preis der letzten 30 Tage: {price}',
  oldPrice: 'Früherer Preis',
  newPrice: 'Preis jetzt',
  // Goods sold by measure (LAW-04)
  basePrice: '{price} pro {unit}',
  unit_l: 'Liter',
  unit_kg: 'Kilogramm',
  unit_m: 'Meter',
};
