import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  views: 'Views',
  capped: '{count}+',
  saveViewTitle: 'Save as a view',
  saveViewWhat: 'Filters and order get a name. What you searched for is not kept.',
  viewName: 'Name',
  viewShared: 'For colleagues, too',
  saveViewDo: 'Save view',
  removeView: 'Remove view {name}',
  viewSaved: 'View {name} saved.',
};
