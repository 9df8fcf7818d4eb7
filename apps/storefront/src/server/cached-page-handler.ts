import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCacheRequest, sendCached } from './send-page.ts';
import type { Storefront } from './storefront.ts';

/** Answers with a fresh page of the cache on the raw server, or says that it did not: most requests of a busy shop end here. */
export type CachedPageHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

export function createCachedPageHandler({ pages, options }: Pick<Storefront, 'pages' | 'options'>): CachedPageHandler {
  return (request, response) => {
    const { method = '', url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const begun = performance.now();
    const wanted = readCacheRequest(request);
    const entry = wanted.isShared ? pages.fresh(url) : undefined;
    if (!entry || !sendCached(method, wanted, response, entry)) return false;
    pages.countHit(entry);
    options.trace?.cached(request, response);
    const { observeRequest } = options;
    if (observeRequest)
      response.once('close', () =>
        observeRequest({ method, url, status: response.statusCode, seconds: (performance.now() - begun) / 1_000 }),
      );
    options.logger.info('page.cached', { method, path: url.includes('?') ? url.slice(0, url.indexOf('?')) : url });
    return true;
  };
}
