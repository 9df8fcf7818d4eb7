/** The parts of the account, in the order of its menu; each is a path below `/account`. */
export const accountSections = [
  { path: '', title: 'overview' },
  { path: 'orders', title: 'orders' },
  { path: 'wishlist', title: 'wishlist' },
  { path: 'addresses', title: 'addresses' },
  { path: 'information', title: 'information' },
  { path: 'newsletter', title: 'newsletter' },
  { path: 'payment-methods', title: 'paymentMethods' },
  { path: 'reviews', title: 'reviews' },
  { path: 'sizes', title: 'sizes' },
  { path: 'privacy', title: 'privacy' },
] as const;

export type AccountSection = (typeof accountSections)[number];
export type AccountTitle = AccountSection['title'];

/** Where a part of the account is, without the prefix of the language. */
export const accountPath = (path: AccountSection['path']): string => (path === '' ? 'account' : `account/${path}`);
