import type { GraphqlExecutor, GraphqlRequest } from '../lib/graphql/executor.ts';
import type { StorefrontLogger } from '../lib/page/request-context.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { compressMore, compressOnly, etagOf, type PageEntry, type PageHeaders } from './page-entry.ts';
import { digestOf, type ServerDependencies } from './page-dependencies.ts';

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

export type PageServer = {
  readonly cache: PageCache;
  /** A fresh page of the cache, by the address as it came; whoever sends it counts the hit. */
  fresh(url: string): PageEntry | undefined;
  countHit(entry: PageEntry): void;
  /** The page under a key: from the cache, or rendered once for all who wait for it. */
  answer(key: string, call: Call, render: () => Promise<RenderedPage>): Promise<PageAnswer>;
  /** How many changes this process has been told of. */
  changes(): number;
  /** Something changed: undefined means anything. */
  invalidate(tags: readonly string[] | undefined): number;
  readonly counts: Record<PageState, number>;
};

type Call = Pick<GraphqlRequest, 'requestId' | 'ip' | 'traceparent'>;

type Options = {
  readonly execute: GraphqlExecutor;
  readonly now: () => Date;
  readonly log: StorefrontLogger;
  readonly maxBytes: number;
  /** Another text when prices or dates change by themselves; without it pages are revalidated every few seconds. */
  readonly epoch?: ((now: Date) => string) | undefined;
};

/** Pages may say whether a branch is open or when a parcel leaves; both change on such minutes. */
const maxAgeMs = 5 * 60_000;
/** Without news of changes, pages are revalidated this often. */
const revalidateMs = 10_000;
/** After so many hits a page is compressed as small as can be. */
const popularHits = 50;
/** R181. */
const maxStaleMs = 24 * 3_600_000;

/** Caches rendered pages and decides which of them may be sent. */
export function createPageServer({ execute, now, log, maxBytes, epoch }: Options): PageServer {
  const cache = createPageCache(maxBytes);
  const inFlight = new Map<string, { readonly changes: number; readonly answer: Promise<PageAnswer> }>();
  const counts: Record<PageState, number> = { hit: 0, revalidated: 0, miss: 0, stale: 0, pass: 0 };
  let changes = 0;
  const epochOf = (time: Date): string => epoch?.(time) ?? String(Math.floor(time.getTime() / revalidateMs));
  const isFresh = (entry: PageEntry, time: Date): boolean =>
    time.getTime() < entry.freshUntil && !entry.isInvalidated && entry.epoch === epochOf(time);
  const counted = (answer: PageAnswer): PageAnswer => {
    counts[answer.state] += 1;
    return answer;
  };

  /** Whether every query still has the answer the page was rendered from. */
  const revalidate = async (entry: PageEntry, call: Call): Promise<boolean> => {
    const [before, epochBefore] = [changes, epochOf(now())];
    const same = await Promise.all(
      entry.queries.map(async ({ request, digest }) => digestOf(await execute({ ...request, ...call })) === digest),
    );
    if (!same.every(Boolean)) return false;
    // What changed meanwhile is asked about next time.
    entry.isInvalidated = before !== changes;
    entry.epoch = epochBefore;
    return true;
  };

  /** Whoever comes again makes a better compression worth while, which nobody waits for. */
  const recordHit = (entry: PageEntry): void => {
    entry.hits += 1;
    const compress = entry.hits === 1 ? compressOnly : entry.hits === popularHits ? compressMore : undefined;
    compress?.(entry).then(
      () => cache.resize(entry),
      (error: unknown) => log.warn('page.not_compressed', { error }),
    );
  };

  type Begun = { readonly changes: number; readonly time: Date };
  const store = (key: string, { headers, body, dependencies }: RenderedPage, begun: Begun): PageEntry => {
    const time = begun.time.getTime();
    const etag = etagOf(body);
    const before = cache.get(key);
    // Rendered again and the same: it need not be compressed again.
    const same = before?.etag === etag ? before : undefined;
    const entry: PageEntry = {
      key,
      headers: { ...headers, etag },
      etag,
      queries: dependencies.queries,
      tags: dependencies.tags,
      bodies: same?.bodies ?? new Map([['identity', body]]),
      renderedAt: time,
      freshUntil: (Math.floor(time / maxAgeMs) + 1) * maxAgeMs,
      epoch: epochOf(begun.time),
      isInvalidated: begun.changes !== changes,
      urls: new Set(),
      hits: same?.hits ?? 0,
      isUsed: false,
    };
    cache.set(entry);
    return entry;
  };

  const renderPage = async (key: string, render: () => Promise<RenderedPage>): Promise<PageAnswer> => {
    const begun = { changes, time: now() };
    const page = await render();
    const isCacheable = page.status === 200 && page.dependencies.isShared() && page.headers['cache-control']?.startsWith('public') === true;
    return isCacheable && maxBytes > 0 ? { state: 'miss', entry: store(key, page, begun) } : { state: 'pass', page };
  };

  const fetchPage = async (key: string, call: Call, render: () => Promise<RenderedPage>): Promise<PageAnswer> => {
    const known = cache.get(key);
    const time = now();
    if (!known) return renderPage(key, render);
    const stale = { state: 'stale', entry: known } as const;
    const mayBeStale = time.getTime() - known.renderedAt < maxStaleMs;
    try {
      if (time.getTime() < known.freshUntil && (await revalidate(known, call))) return { state: 'revalidated', entry: known };
      const answer = await renderPage(key, render);
      const failed = 'page' in answer && answer.page.status >= 500;
      return failed && mayBeStale ? stale : answer;
    } catch (error) {
      if (!mayBeStale) throw error;
      log.warn('page.stale', { error, requestId: call.requestId });
      return stale;
    }
  };

  return {
    cache,
    counts,
    changes: () => changes,
    invalidate: (tags) => {
      changes += 1;
      return cache.invalidate(tags);
    },
    fresh: (url) => {
      const entry = cache.byUrl(url);
      return entry && isFresh(entry, now()) ? entry : undefined;
    },
    countHit: (entry) => {
      counts.hit += 1;
      recordHit(entry);
    },
    async answer(key, call, render) {
      const known = cache.get(key);
      if (known && isFresh(known, now())) {
        recordHit(known);
        return counted({ state: 'hit', entry: known });
      }
      let flight = inFlight.get(key);
      // Whoever comes after a change may not get what was begun before it.
      if (flight?.changes !== changes) {
        flight = { changes, answer: fetchPage(key, call, render) };
        inFlight.set(key, flight);
        const mine = flight;
        const landed = (): void => void (inFlight.get(key) === mine && inFlight.delete(key));
        mine.answer.then(landed, landed);
      }
      return counted(await flight.answer);
    },
  };
}
