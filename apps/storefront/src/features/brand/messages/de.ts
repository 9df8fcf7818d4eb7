import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  title: 'Marken',
  intro: 'Von Limburg bis Tirol: Wähle eine Marke und sieh dir alles an, was wir davon führen.',
  metaDescription: 'Alle Marken von Maas & Alm: Dirndl, Lederhosen, Loden, Schuhe und Accessoires.',
  featured: 'Ausgewählte Marken',
  allBrands: 'Alle Marken von A bis Z',
  letters: 'Zu einem Buchstaben',
  letter: 'Marken mit {letter}',
  previous: 'Zurück',
  next: 'Weiter',
  productCount: { one: '{count} Artikel', other: '{count} Artikel' },
  aboutBrand: 'Über {brand}',
  allInCategory: 'Alles in {category}',
};
