import type { IncomingMessage } from 'node:http';
import type { Clock } from '../clock.ts';
import type { EarlyHandler } from '../http/early-handlers.ts';
import type { RequestMetrics } from '../http/metrics.ts';
import type { Logger } from '../logger.ts';
import { readAddress } from './address-values.ts';
import type { StoreScope } from './context.ts';
import { cacheKey, type CachedResponse, type ResponseCaching } from './response-cache.ts';

type Options = {
  readonly caching: Pick<ResponseCaching, 'cache' | 'version'>;
  readonly resolveStore: (code: string | undefined) => StoreScope | undefined;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly requests: RequestMetrics;
  /** Those of every response. */
  readonly headers: Readonly<Record<string, string>>;
};

type Headers = Readonly<Record<string, string | number>>;
type PreparedHeaders = { readonly whole: Headers; readonly unchanged: Headers };

/**
 * Answers reads whose bytes are in the response cache before Fastify sees them, as cached pages are: the same bytes and headers, a third of
 * the work. Like cached pages they count against nobody's limit. Everything else, and whoever may be a person, is left to the endpoint.
 */
export function createCachedAnswers({ caching, resolveStore, clock, logger, requests, headers }: Options): EarlyHandler {
  const prepared = new WeakMap<CachedResponse, PreparedHeaders>();
  const headersOf = (hit: CachedResponse): PreparedHeaders => {
    const known = prepared.get(hit);
    if (known) return known;
    const unchanged = { ...headers, ...hit.headers, 'content-type': 'application/json; charset=utf-8', etag: hit.etag };
    const fresh = { unchanged, whole: { ...unchanged, 'content-length': hit.bytes.length } };
    prepared.set(hit, fresh);
    return fresh;
  };

  return (request, response) => {
    const { url = '' } = request;
    const store = request.method === 'GET' && url.startsWith('/graphql?') ? storeOf(request, resolveStore) : undefined;
    if (!store) return false;
    const begun = performance.now();
    const key = cacheKey({ method: 'GET', address: readAddress(url).name }, store.code);
    const hit = key === undefined ? undefined : caching.cache.get(key, caching.version(clock.now()));
    if (!hit) return false;
    const { unchanged, whole } = headersOf(hit);
    const status = request.headers['if-none-match'] === hit.etag ? 304 : 200;
    if (status === 304) response.writeHead(304, unchanged).end();
    else response.writeHead(200, whole).end(hit.bytes);
    response.once('close', () => requests.observe({ method: 'GET', url, status, seconds: (performance.now() - begun) / 1_000 }));
    if (logger.isOn('info')) logger.info('graphql.cached', { status });
    return true;
  };
}

/** The store view a guest asks for; undefined where the endpoint has to look: a person, another currency, a view nobody knows. */
function storeOf({ headers }: IncomingMessage, resolveStore: Options['resolveStore']): StoreScope | undefined {
  if (headers.authorization !== undefined || headers['content-currency'] !== undefined) return undefined;
  const { store } = headers;
  const code = typeof store === 'string' ? store.trim() : '';
  return resolveStore(code === '' ? undefined : code);
}
