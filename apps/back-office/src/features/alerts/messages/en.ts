import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  title: 'Stock alerts',
  note: 'Whoever waits gets an email as soon as there are pieces.',
  article: 'Item',
  sku: 'SKU',
  people: 'Waiting',
  forDelivery: 'Want delivery',
  oldest: 'First since',
  articles: { one: '{count} item', other: '{count} items' },
  empty: 'Nobody waits for an item',
  emptyWhy: 'Whoever asks for an alert in the shop and confirms it counts here.',
};
