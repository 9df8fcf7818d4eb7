/**
 * Everything the pages of the shop store on a visitor's device, or send from it by themselves (LAW-18). One list for the storefront,
 * which can write no other key, and for the privacy page, where each stands with its reason: a name without one does not compile.
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
  /** Where the shopper wants a cart to be counted to. */
  deliveryCountry: 'deliveryCountry',
  /** Whether an approved business wants to see prices including VAT. */
  priceView: 'priceView',
  chunkReload: 'chunkReload',
  /** React Router's own: where each page was scrolled to. */
  scrollPositions: 'react-router-scroll-positions',
  /** React Router's own: between which pages the way was shown, for the way back. */
  shownWays: 'remix-router-transitions',
} as const;

/** Of the service worker; `shell`, `page` and `data` have the version of the build behind their name. */
export const deviceCaches = ['shell', 'page', 'data', 'asset', 'png', 'picture'] as const;

/** In IndexedDB: when what the service worker caches is to be deleted. */
export const deviceDatabases = ['workbox-expiration'] as const;

/** What pages send without being asked, by where it goes. */
export const deviceReports = { vitals: '/vitals' } as const;

export type LocalKey = keyof typeof localKeys;
export type SessionKey = keyof typeof sessionKeys;
export type DeviceCache = (typeof deviceCaches)[number];

/** The names of all of it, as a visitor would find them. */
export type DeviceName =
  | (typeof localKeys)[LocalKey]
  | (typeof sessionKeys)[SessionKey]
  | DeviceCache
  | (typeof deviceDatabases)[number]
  | (typeof deviceReports)[keyof typeof deviceReports];
