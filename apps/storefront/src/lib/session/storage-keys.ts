/**
 * Everything the shop stores on a visitor's device, and nothing else: the privacy page and a test read this file.
 * A key that is not here cannot be written.
 */
export const localKeys = {
  customerToken: 'userServerToken',
  cartId: 'cartServerToken',
  comparedProducts: 'compareProducts',
  paymentChoice: 'checkoutPayment',
  wishlistId: 'wishListId',
} as const;

/** Gone when the tab is closed; never a password. */
export const sessionKeys = {
  drafts: 'drafts',
  chosenSize: 'chosenSize',
  branch: 'branch',
  recentSearches: 'recentSearches',
  recentlyViewed: 'recentlyViewed',
  lastCartLines: 'lastCartLines',
  /** Whether an approved business wants to see prices including VAT. */
  priceView: 'priceView',
  chunkReload: 'chunkReload',
  /** React Router's own: where each page was scrolled to. */
  scrollPositions: 'react-router-scroll-positions',
  /** React Router's own: between which pages the way was shown, for the way back. */
  shownWays: 'remix-router-transitions',
} as const;

export type LocalKey = keyof typeof localKeys;
export type SessionKey = keyof typeof sessionKeys;

/** What belongs to one person: removed at logout and when the session has expired. */
export const personalKeys: readonly LocalKey[] = ['customerToken', 'cartId', 'paymentChoice', 'wishlistId'];
