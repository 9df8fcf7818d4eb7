import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  title: 'Vergleichen',
  add: 'Vergleichen',
  added: 'Im Vergleich',
  full: 'Du vergleichst schon {count} Artikel. Nimm zuerst einen heraus.',
  open: 'Zum Vergleich ({count})',
  empty: 'Du vergleichst noch nichts. Wähle bei einem Artikel „Vergleichen“.',
  loading: 'Wird geladen …',
  failed: 'Die Artikel konnten nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  onlyDifferences: 'Nur Unterschiede',
  print: 'Drucken',
  clear: 'Alles entfernen',
  remove: 'Entfernen',
  property: 'Merkmal',
  price: 'Preis',
  brand: 'Marke',
  stock: 'Verfügbarkeit',
  inStock: 'Auf Lager',
  outOfStock: 'Artikel ist nicht auf Lager',
  nothing: '–',
  needsScript: 'Der Vergleich läuft auf diesem Gerät und braucht JavaScript.',
};
