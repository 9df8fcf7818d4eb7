import { textLoader } from '../../lib/page/page-loader.ts';
import { localPath } from '../../lib/page/store-view.ts';

/** Nothing there is for search engines; the pages of a person say `noindex` as well. */
const privatePaths = [
  'graphql',
  'mailbox',
  'account',
  'checkout',
  'customer',
  'login',
  'create-account',
  'forgot-password',
  'wishlist',
  'compare',
  'search',
];

/** What robots may read, and where the site map is. */
export const loader = textLoader(async ({ storeViews, settings }) => {
  const lines = [
    'User-agent: *',
    ...storeViews.flatMap((view) => privatePaths.map((path) => `Disallow: ${localPath(view, path)}`)),
    'Allow: /',
    '',
    `Sitemap: ${settings.publicUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
});
