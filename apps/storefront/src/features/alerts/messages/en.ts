import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  title: 'Email me when it is back',
  email: 'Email address',
  purpose: 'We use your address for this message only.',
  send: 'Email me',
  sending: 'Sending …',
  sent: 'Done. You will get an email at {email}; confirm your address there and we will write as soon as it is back.',
  required: 'Email is a required field.',
  invalid: 'Email is not in a valid email format',
  confirmTitle: 'Back-in-stock message',
  confirmText: 'One more click and we will write as soon as the item is back.',
  confirm: 'Yes, mail me',
  confirmed: 'Confirmed. You will hear from us.',
  leaveText: 'Would you like no more messages about stock?',
  leave: 'Unsubscribe',
  left: 'Unsubscribed. You will get no more stock messages.',
  unknown: 'This link is not valid (any more).',
};
