import type { Translation } from '../../../i18n/message-catalogue.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  title: 'Thresholds',
  intro: 'Above these thresholds a second person decides, too. Up to them whoever has the role may do it alone.',
  refunds: 'Refunds',
  refundCents: 'Refund',
  refundHint: 'Every refund above the value of its articles needs approval as well.',
  refundWithoutReturnCents: 'Refund without a return',
  refundWithoutReturnHint: 'When the customer sends nothing back.',
  giftCards: 'Gift cards',
  giftCardCents: 'Gift card by hand',
  campaigns: 'Campaigns',
  campaignSkus: 'Number of articles in a campaign',
  campaignPercent: 'Discount of a campaign',
  bulk: 'Many at once',
  bulkRows: 'Bulk change or import',
  articles: 'articles',
  rows: 'rows',
  always: 'Always by two',
  alwaysText:
    'Erasing a customer, the roles owner and finance, tax rates, payment methods and API keys that write always need approval, whatever the threshold is.',
  now: 'As they are now',
  onlyOwner: 'Only an owner can change this.',
  waits: 'Waiting for the approval of a second person.',
  returnsTitle: 'Return settings',
  returnsIntro:
    'Where goods come back to and who pays for the way back, by country. The customer reads it in the mail and on the return slip.',
  graceTitle: 'Waiting for goods',
  graceDays: 'Days after the last day',
  graceHint: 'After them a return expires of which nothing came.',
  days: 'days',
  returnAddress: 'Return address',
  returnAddressHint: 'Empty: the address of the shop.',
  shopAddress: 'address of the shop',
  isPaidByShop: 'We pay for the way back',
};
