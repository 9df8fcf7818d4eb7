import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  toolbar: 'Formatting of {label}',
  toolbarKey: 'Alt+F10 leads to the formatting, Escape back.',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  subheading: 'Subheading',
  bullets: 'List with bullets',
  numbers: 'List with numbers',
  quote: 'Quotation',
  link: 'Link',
  undo: 'Undo',
  redo: 'Redo',
  source: 'HTML',
  notKept: 'This text has parts that the editor does not know. So its HTML stands here.',
  away: 'The editor could not be loaded. So the HTML stands here.',
  linkTitle: 'Link',
  address: 'Address',
  addressHint: 'A page of the shop (/shipping), https://, mailto: or tel:',
  addressWrong: 'A link cannot lead there. Write /…, https://…, mailto:… or tel:…',
  setLink: 'Set the link',
  removeLink: 'Remove the link',
  cancel: 'Cancel',
};
