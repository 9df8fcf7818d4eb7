import { textLoader } from '../../lib/page/page-loader.ts';
import { localPath } from '../../lib/page/store-view.ts';
import { siteMapIndex } from '../../lib/site-map/site-map.ts';
import { countSiteMapFiles } from './site-map-files.ts';

/** The files of the site maps of all languages. */
export const loader = textLoader(async (page) => {
  const { storeViews, settings } = page;
  const queries = Array.from({ length: await countSiteMapFiles(page) }, (_, index) => (index === 0 ? '' : `?page=${index + 1}`));
  const maps = storeViews.filter(({ isMain }) => isMain).map((view) => `${settings.publicUrl}${localPath(view, 'sitemap-pages.xml')}`);
  const body = siteMapIndex(maps.flatMap((map) => queries.map((query) => `${map}${query}`)));
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' } });
});
