import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const de: Translation<typeof nl> = {
  products: 'Artikel auf dieser Seite',
};
