import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  toolbar: 'Formatierung: {label}',
  toolbarKey: 'Alt+F10 führt zur Formatierung, Escape zurück.',
  bold: 'Fett',
  italic: 'Kursiv',
  heading: 'Überschrift',
  subheading: 'Zwischenüberschrift',
  bullets: 'Liste mit Punkten',
  numbers: 'Liste mit Ziffern',
  quote: 'Zitat',
  link: 'Link',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  source: 'HTML',
  notKept: 'Dieser Text hat Teile, die der Editor nicht kennt. Darum steht hier das HTML.',
  away: 'Der Editor konnte nicht geladen werden. Darum steht hier das HTML.',
  linkTitle: 'Link',
  address: 'Adresse',
  addressHint: 'Eine Seite des Shops (/versand), https://, mailto: oder tel:',
  addressWrong: 'Dorthin kann kein Link führen. Schreib /…, https://…, mailto:… oder tel:…',
  setLink: 'Link setzen',
  removeLink: 'Link entfernen',
  cancel: 'Abbrechen',
};
