import type { Translation } from '../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  dismiss: 'Dismiss message',
  optional: '(optional)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  quantityOf: 'Quantity of {name}',
  fewer: 'One fewer',
  more: 'One more',
  errorSummary: { one: 'One field still needs your attention:', other: '{count} fields still need your attention:' },
};
