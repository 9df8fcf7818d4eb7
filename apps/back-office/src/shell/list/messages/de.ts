import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  views: 'Ansichten',
  capped: '{count}+',
  saveViewTitle: 'Als Ansicht speichern',
  saveViewWhat: 'Filter und Reihenfolge bekommen einen Namen. Was du gesucht hast, wird nicht gespeichert.',
  viewName: 'Name',
  viewShared: 'Auch für die anderen im Team',
  saveViewDo: 'Ansicht speichern',
  removeView: 'Ansicht {name} entfernen',
  viewSaved: 'Ansicht {name} gespeichert.',
};
