import { localPath, type StoreView } from '../../lib/page/store-view.ts';

/**
 * Nothing there is for search engines; the pages of a person say `noindex` as well. A rule holds for every address that begins so:
 * without its slash `customer/` would hide the customer service.
 */
const privatePaths = [
  'graphql',
  'mailbox',
  'account',
  'checkout',
  'customer/',
  'login',
  'create-account',
  'forgot-password',
  'wishlist',
  'compare',
  'search',
];

/** What robots may read, and where the site map is. */
export const robotsText = (storeViews: readonly Pick<StoreView, 'prefix'>[], publicUrl: string): string =>
  [
    'User-agent: *',
    ...storeViews.flatMap((view) => privatePaths.map((path) => `Disallow: ${localPath(view, path)}`)),
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
