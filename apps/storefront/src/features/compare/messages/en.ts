import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  title: 'Compare',
  add: 'Compare',
  added: 'In comparison',
  full: 'You are already comparing {count} items. Remove one first.',
  open: 'To the comparison ({count})',
  empty: 'You are not comparing anything yet. Choose ‘Compare’ on a product page.',
  loading: 'Loading …',
  failed: 'The items could not be loaded.',
  retry: 'Try again',
  onlyDifferences: 'Differences only',
  print: 'Print',
  clear: 'Remove all',
  remove: 'Remove',
  property: 'Property',
  price: 'Price',
  brand: 'Brand',
  stock: 'Stock',
  inStock: 'In stock',
  outOfStock: 'Item is not in stock',
  nothing: '–',
  needsScript: 'Comparing happens on this device and needs JavaScript.',
};
