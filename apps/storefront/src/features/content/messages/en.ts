import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  products: 'Items on this page',
};
