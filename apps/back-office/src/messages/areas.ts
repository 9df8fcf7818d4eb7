import type { MessageNamespace, Messages } from '../i18n/message-catalogue.ts';

/**
 * Which messages travel together: `entrance` is what the log-in needs, `office` everything behind it, `order` what is done with orders,
 * `catalogue` what products are sorted, made and described by, `changes` what an entry of the log changed, `coupons` discounts for a code, `giftcards` cards that money is on, `import`
 * what is said of product files, `making` products and variants that are made, `media` the library of pictures, `queues` what waits for a
 * person, `returns` what comes back, `desk` what such pages share, `people` who works here and one's own account, `permissions` the names
 * on the screen of roles, `picking` what a branch picks and hands over, `prices` prices and campaigns, `products` what the shop sells,
 * `settings` what is set, `sheet` the spreadsheet of products, `telephone` an order that is put together on the telephone, `today` the
 * first screen and what waits for a second person, `writing` the editor of texts. A new namespace is a line here and one in its area's
 * file of every language; without either nothing compiles.
 */
export const areaOf = {
  entrance: 'entrance',
  failure: 'entrance',
  roles: 'entrance',
  ui: 'entrance',
  permissions: 'permissions',
  alerts: 'queues',
  customers: 'queues',
  forms: 'queues',
  newsletter: 'queues',
  privacy: 'queues',
  products: 'products',
  queue: 'queues',
  reviews: 'queues',
  account: 'people',
  approvals: 'today',
  audit: 'office',
  campaigns: 'prices',
  coupons: 'coupons',
  catalogue: 'catalogue',
  changes: 'changes',
  desk: 'desk',
  edits: 'office',
  explain: 'making',
  frame: 'office',
  giftcards: 'giftcards',
  import: 'import',
  lists: 'office',
  log: 'office',
  making: 'making',
  media: 'media',
  order: 'order',
  orderMails: 'order',
  orderWords: 'office',
  orders: 'office',
  parts: 'making',
  picking: 'picking',
  prices: 'prices',
  refusals: 'office',
  return: 'returns',
  returnPhotos: 'returns',
  returnWords: 'office',
  returns: 'returns',
  revision: 'order',
  richText: 'writing',
  settings: 'settings',
  sheet: 'sheet',
  staff: 'people',
  telephone: 'telephone',
  today: 'today',
  variants: 'making',
  views: 'office',
} as const satisfies Record<
  MessageNamespace,
  | 'coupons'
  | 'catalogue'
  | 'changes'
  | 'desk'
  | 'entrance'
  | 'giftcards'
  | 'import'
  | 'making'
  | 'media'
  | 'office'
  | 'order'
  | 'people'
  | 'permissions'
  | 'picking'
  | 'prices'
  | 'products'
  | 'queues'
  | 'returns'
  | 'settings'
  | 'sheet'
  | 'telephone'
  | 'today'
  | 'writing'
>;

export type Area = (typeof areaOf)[MessageNamespace];

export type AreaMessages<Name extends Area> = {
  readonly [Namespace in MessageNamespace as (typeof areaOf)[Namespace] extends Name ? Namespace : never]: Messages[Namespace];
};
