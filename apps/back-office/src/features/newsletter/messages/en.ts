import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  title: 'Newsletter',
  note: 'Who agreed, when and from where. It counts only after the link in the email.',
  'state.subscribed': 'Subscribed',
  'state.unconfirmed': 'Not confirmed yet',
  'state.unsubscribed': 'Unsubscribed',
  searchLabel: 'Search addresses',
  searchHint: 'Start of the address',
  email: 'Email address',
  stateName: 'Status',
  requested: 'Requested',
  confirmed: 'Confirmed',
  notYet: 'not yet',
  from: 'from {ip}',
  store: 'Online shop',
  words: 'Words beside the form',
  version: 'version {version}',
  export: 'CSV',
  exportView: 'Download {view} as CSV',
  empty: 'Nobody',
  emptyWhy: 'Sign-ups from the shop appear here by themselves.',
};
