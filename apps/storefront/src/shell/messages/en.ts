import type { Translation } from '../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  notFoundTitle: 'This page is no longer accessible',
  notFoundText: 'This path ends here. The page may have moved, or there is a typing error in the address.',
  failedTitle: 'Something went wrong',
  failedText: 'The page cannot be shown right now. Please try again in a moment.',
  rateLimitedTitle: 'One moment, please',
  rateLimitedText: 'That was a lot of requests in a short time. Wait a minute and try again.',
  unavailableTitle: 'This is taking longer than usual',
  unavailableText: 'The shop is not answering at the moment. We will try again by ourselves.',
  chunkFailed: 'A part of the shop could not be loaded ({chunk}). Please reload the page.',
  offlineTitle: 'No connection',
  offlineText: 'You have not opened this page before, so we cannot show it without internet. Pages you have already seen still work.',
  retry: 'Try again',
  errorId: 'Please mention this number when you contact us: {id}',
  ways: 'Ways to go on',
  toHome: 'To the home page',
  toBranches: 'Shops and contact',
  toService: 'Shipping and payment',
};
