import type { MessageNamespace, Messages } from '../i18n/message-catalogue.ts';

/**
 * Which messages travel together: those of every page, and those of one kind of page each. A new namespace is a line here
 * and one in its area's file of every language; without either nothing compiles.
 */
export const areaOf = {
  navigation: 'core',
  search: 'search',
  wishlist: 'wishlist',
  delivery: 'core',
  prices: 'core',
  ui: 'core',
  catalog: 'core',
  catalogLater: 'catalog',
  failure: 'failure',
  reviews: 'product',
  alerts: 'product',
  compare: 'product',
  forms: 'product',
  cart: 'purchase',
  checkout: 'purchase',
  orders: 'orders',
  revision: 'orders',
  withdrawal: 'orders',
  customer: 'account',
  newsletter: 'account',
  fields: 'fields',
  address: 'fields',
  payment: 'fields',
  content: 'content',
  home: 'home',
  brand: 'content',
  finder: 'content',
  sale: 'content',
  stores: 'content',
  notices: 'notices',
} as const satisfies Record<MessageNamespace, string>;

export type Area = (typeof areaOf)[MessageNamespace];

export type AreaMessages<Name extends Area> = {
  readonly [Namespace in MessageNamespace as (typeof areaOf)[Namespace] extends Name ? Namespace : never]: Messages[Namespace];
};

/** Every area but the core, whose file has the way to the others: a browser knows those of its own language only. */
export type AreaLoaders = {
  readonly [Name in Exclude<Area, 'core'>]: () => Promise<{ readonly messages: AreaMessages<Name> }>;
};
