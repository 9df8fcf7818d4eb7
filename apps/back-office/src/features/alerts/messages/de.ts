import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  title: 'Bestandsmeldungen',
  note: 'Wer wartet, bekommt von selbst eine E-Mail, sobald Ware da ist.',
  article: 'Artikel',
  sku: 'Artikelnummer',
  people: 'Wartende',
  forDelivery: 'Wollen Lieferung',
  oldest: 'Erste seit',
  articles: { one: '{count} Artikel', other: '{count} Artikel' },
  empty: 'Niemand wartet auf einen Artikel',
  emptyWhy: 'Wer im Shop um eine Meldung bittet und sie bestätigt, zählt hier mit.',
};
