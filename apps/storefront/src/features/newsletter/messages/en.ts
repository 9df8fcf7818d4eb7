import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  title: 'Newsletter',
  email: 'Email address',
  consent: 'Yes, send me the newsletter. I can unsubscribe at any time.',
  consentMissing: 'Please tick that you want to receive the newsletter.',
  privacyLink: 'Read how we handle your data',
  submit: 'Subscribe',
  asked: 'Almost there: you will get an email from us, mostly at once, sometimes after ten minutes. Click the link in it to confirm.',
  subscribed: 'You have subscribed to the newsletter.',
  left: 'You will no longer receive the newsletter.',
  notSubscribed: 'You are not subscribed to the newsletter.',
  subscribe: 'Subscribe to the newsletter',
  leave: 'Unsubscribe',
  confirmTitle: 'Confirm your subscription',
  confirming: 'One moment, we are confirming your subscription.',
  confirmFailed:
    'This link has expired or was used already. If you have confirmed, there is nothing left to do. Otherwise just subscribe again below.',
  unsubscribeTitle: 'Unsubscribe from the newsletter',
  unsubscribeText: 'Would you like to stop receiving the newsletter?',
  unsubscribeFailed: 'We do not know this link. Please use the link at the bottom of the latest newsletter.',
  toHome: 'Go to the homepage',
};
