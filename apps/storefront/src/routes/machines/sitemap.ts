import type { GraphqlExecutor } from '../../lib/graphql/executor.ts';
import { textLoader } from '../../lib/page/page-loader.ts';
import { siteMap, type SitePage } from '../../lib/site-map/site-map.ts';
import { loadSitePages } from './load-site-pages.ts';

const freshFor = 10 * 60_000;

type Kept = { readonly pages: Promise<readonly SitePage[]>; readonly loadedAt: number };

// By executor: two shops in one process (tests) must not see each other's pages.
const kept = new WeakMap<GraphqlExecutor, Kept>();

/** The site map of a language. Gathering it reads the whole catalogue in every language, so it is kept for a while. */
export const loader = textLoader(async ({ shop, execute, now, storeView, storeViews, settings }) => {
  const known = kept.get(execute);
  const isFresh = known !== undefined && now.getTime() - known.loadedAt < freshFor;
  const current = isFresh ? known : { pages: loadSitePages({ shop, storeViews }), loadedAt: now.getTime() };
  kept.set(execute, current);
  try {
    const pages = await current.pages;
    const defaultLanguage = storeViews.find(({ isDefault }) => isDefault)?.language ?? storeView.language;
    const body = siteMap(pages, { publicUrl: settings.publicUrl, language: storeView.language, defaultLanguage });
    return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' } });
  } catch (error) {
    kept.delete(execute);
    throw error;
  }
});
