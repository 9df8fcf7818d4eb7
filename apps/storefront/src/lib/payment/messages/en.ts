import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  leadTo: 'We are taking you to {method}',
  leadOn: 'Your order is placed',
  leadPay: 'On the secure payment page you pay {amount} for order {number}.',
  leadBack: 'Then you come straight back to our shop.',
  leadMail: 'Your confirmation comes by email.',
  leadSafe: 'Your items are reserved for you. If anything goes wrong, you can pay again or pay another way.',
  leadSelf: 'Go to the payment page yourself',
  leadStuck: 'Nothing happening?',
};
