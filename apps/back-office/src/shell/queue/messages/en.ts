import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  views: 'Views',
  count: { one: '{count} row', other: '{count} rows' },
  many: 'More than {count} rows',
  capped: '{count}+',
  emptyTab: 'Nothing here right now',
  emptyTabWhy: 'Nothing belongs to this view at the moment.',
  seeAll: 'See all',
  cancel: 'Cancel',
};
