import { textLoader } from '../../lib/page/page-loader.ts';
import { siteMap } from '../../lib/site-map/site-map.ts';
import { loadSiteMapFile } from './site-map-files.ts';

const xml = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' };

/** A file of the site map of a language. */
export const loader = textLoader(async (page) => {
  const { url, storeView, storeViews, settings } = page;
  const pages = await loadSiteMapFile(page, Number(url.searchParams.get('page') ?? 1));
  if (!pages) return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  const defaultLanguage = storeViews.find(({ isDefault }) => isDefault)?.language ?? storeView.language;
  const body = siteMap(pages, { publicUrl: settings.publicUrl, language: storeView.language, defaultLanguage });
  return new Response(body, { headers: xml });
});
