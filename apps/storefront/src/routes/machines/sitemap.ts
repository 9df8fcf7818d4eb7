import type { GraphqlExecutor } from '../../lib/graphql/executor.ts';
import { textLoader } from '../../lib/page/page-loader.ts';
import { siteMap, type SitePage } from '../../lib/site-map/site-map.ts';
import { loadSitePages } from './load-site-pages.ts';

const freshFor = 10 * 60_000;

type CachedPages = { readonly pages: Promise<readonly SitePage[]>; readonly loadedAt: number };

// By executor: two shops in one process (tests) must not see each other's pages.
const cache = new WeakMap<GraphqlExecutor, CachedPages>();

/** The site map of a language. Gathering it reads the whole catalogue in every language, so it is cached for a while. */
export const loader = textLoader(async ({ shop, execute, now, storeView, storeViews, settings }) => {
  const cached = cache.get(execute);
  const isFresh = cached !== undefined && now.getTime() - cached.loadedAt < freshFor;
  const current = isFresh ? cached : { pages: loadSitePages({ shop, storeViews }), loadedAt: now.getTime() };
  cache.set(execute, current);
  try {
    const pages = await current.pages;
    const defaultLanguage = storeViews.find(({ isDefault }) => isDefault)?.language ?? storeView.language;
    const body = siteMap(pages, { publicUrl: settings.publicUrl, language: storeView.language, defaultLanguage });
    return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' } });
  } catch (error) {
    cache.delete(execute);
    throw error;
  }
});
