import type { GraphqlExecutor, GraphqlRequest } from '../lib/graphql/executor.ts';
import type { StorefrontLogger } from '../lib/page/request-context.ts';
import type { Freshness, ReadStart } from './freshness.ts';
import type { PageCache } from './page-cache.ts';
import { digestOf, type ServerDependencies } from './page-dependencies.ts';
import { etagOf, type PageEntry, type PageHeaders } from './page-entry.ts';

export type RenderedPage = {
  readonly status: number;
  readonly headers: PageHeaders;
  readonly body: Buffer;
  readonly dependencies: ServerDependencies;
};

/** Where a page came from; `pass` was rendered for this visitor alone, `stale` is sent because nothing newer can be had. */
export type PageState = 'hit' | 'revalidated' | 'miss' | 'stale' | 'pass';
export type PageAnswer =
  | { readonly state: PageState; readonly entry: PageEntry }
  | { readonly state: PageState; readonly page: RenderedPage };

export type PageRequest = {
  readonly key: string;
  readonly call: Pick<GraphqlRequest, 'requestId' | 'ip' | 'traceparent'>;
  readonly render: () => Promise<RenderedPage>;
};

type Parts = {
  readonly execute: GraphqlExecutor;
  readonly log: StorefrontLogger;
  /** None where no memory is given to pages. */
  readonly cache: PageCache | undefined;
  readonly freshness: Freshness;
};

/** R181. */
const maxStaleMs = 24 * 3_600_000;

/** A page that is not fresh, or not in the cache: revalidated, rendered, or stale where neither can be done. */
export async function fetchPage(parts: Parts, request: PageRequest): Promise<PageAnswer> {
  const begun = parts.freshness.startReading();
  const known = parts.cache?.get(request.key);
  if (!known) return renderPage(parts, request);
  const stale = { state: 'stale', entry: known } as const;
  const mayBeStale = begun.time - known.renderedAt < maxStaleMs;
  try {
    if (begun.time < known.freshUntil && (await revalidate(parts, request, known, begun))) return { state: 'revalidated', entry: known };
    const answer = await renderPage(parts, request);
    const failed = 'page' in answer && answer.page.status >= 500;
    return failed && mayBeStale ? stale : answer;
  } catch (error) {
    if (!mayBeStale) throw error;
    parts.log.warn('page.stale', { error, requestId: request.call.requestId });
    return stale;
  }
}

/** Whether every query still has the answer the page was rendered from. */
async function revalidate({ execute }: Parts, { call }: PageRequest, entry: PageEntry, begun: ReadStart): Promise<boolean> {
  const same = await Promise.all(
    entry.queries.map(async ({ request, digest }) => digestOf(await execute({ ...request, ...call })) === digest),
  );
  if (!same.every(Boolean)) return false;
  // What changed meanwhile is asked about next time.
  entry.isInvalidated = begun.hasChanged();
  entry.epoch = begun.epoch;
  return true;
}

async function renderPage({ cache, freshness }: Parts, { key, render }: PageRequest): Promise<PageAnswer> {
  const begun = freshness.startReading();
  const page = await render();
  const isCacheable = page.status === 200 && page.dependencies.isShared() && page.headers['cache-control']?.startsWith('public') === true;
  if (!cache || !isCacheable) return { state: 'pass', page };
  const entry = entryOf(key, page, begun, cache.get(key));
  cache.set(entry);
  return { state: 'miss', entry };
}

function entryOf(key: string, page: RenderedPage, begun: ReadStart, before: PageEntry | undefined): PageEntry {
  const etag = etagOf(page.body);
  // Rendered again and the same: it need not be compressed again.
  const same = before?.etag === etag ? before : undefined;
  return {
    key,
    headers: { ...page.headers, etag },
    etag,
    queries: page.dependencies.queries,
    tags: page.dependencies.tags,
    bodies: same?.bodies ?? new Map([['identity', page.body]]),
    renderedAt: begun.time,
    freshUntil: begun.freshUntil,
    epoch: begun.epoch,
    isInvalidated: begun.hasChanged(),
    urls: new Set(),
    hits: same?.hits ?? 0,
    isUsed: false,
  };
}
