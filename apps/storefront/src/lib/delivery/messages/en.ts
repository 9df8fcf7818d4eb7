import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  arrives: 'Delivered between {from} and {to}',
  arrivesOn: 'Delivered on {from}',
  web: 'In stock',
  branch: 'Comes from one of our shops',
  made: 'Made for you',
  oncePaid: 'This holds if your payment arrives on the day of your order; otherwise it will be later.',
};
