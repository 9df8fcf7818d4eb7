import type { Translation } from '../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  refused: 'You may not do this',
  gone: 'This does not exist (any more).',
  offline: 'No connection',
  offlineWhy: 'You can go on as soon as you are online again. What you typed stays.',
  busy: 'The shop is very busy',
  busyWhy: 'Wait a moment, then try again.',
  unproved: 'You did not confirm that it is you. Nothing has happened.',
  failed: 'This went wrong',
  failedWhy: 'Pass this number on to whoever looks after the shop:',
  wrong: 'This cannot be done.',
  unknownScreen: 'The address is not right, or the screen has moved.',
  enrol: 'A second lock first',
  enrolWhy: 'The time to connect a passkey or an app is over. Connect one now; then you can go on at once.',
  enrolDo: 'Make it now',
  again: 'Try again',
  home: 'To the start',
};
