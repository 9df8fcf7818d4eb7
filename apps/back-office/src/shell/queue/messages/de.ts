import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  views: 'Ansichten',
  count: { one: '{count} Zeile', other: '{count} Zeilen' },
  many: 'Mehr als {count} Zeilen',
  capped: '{count}+',
  emptyTab: 'Hier steht gerade nichts',
  emptyTabWhy: 'Im Moment gehört nichts zu dieser Ansicht.',
  seeAll: 'Alles ansehen',
  cancel: 'Abbrechen',
};
