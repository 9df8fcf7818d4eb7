import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  'state.announced': 'Announced',
  'state.accepted': 'Accepted',
  'state.in_transit': 'On its way',
  'state.received': 'Received',
  'state.inspected': 'Inspected',
  'state.closed': 'Closed',
  'state.rejected': 'Rejected',
  'state.expired': 'Never came',
  'kind.withdrawal': 'Withdrawal',
  'kind.return': 'Return',
  'kind.warranty': 'Guarantee',
  pieces: { one: '{count} piece', other: '{count} pieces' },
  refundBy: 'Refund by {day}',
  goodsBy: 'Goods by {day}',
  daysLeft: { one: '{count} day left', other: '{count} days left' },
  lastDay: 'today is the last day',
  daysLate: { one: '{count} day late', other: '{count} days late' },
};
