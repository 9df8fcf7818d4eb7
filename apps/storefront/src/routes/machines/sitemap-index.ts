import { textLoader } from '../../lib/page/page-loader.ts';
import { localPath } from '../../lib/page/store-view.ts';
import { siteMapIndex } from '../../lib/site-map/site-map.ts';

/** The site maps of all languages. */
export const loader = textLoader(async ({ storeViews, settings }) => {
  const body = siteMapIndex(
    storeViews.filter(({ isMain }) => isMain).map((view) => `${settings.publicUrl}${localPath(view, 'sitemap-pages.xml')}`),
  );
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' } });
});
