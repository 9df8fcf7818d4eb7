import type { GraphqlExecutor } from '../lib/graphql/executor.ts';
import type { StorefrontLogger } from '../lib/page/request-context.ts';
import { fetchPage, type PageAnswer, type PageRequest, type PageState, type RenderedPage } from './fetch-page.ts';
import { createFreshness } from './freshness.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { compressMore, compressOnly, type PageEntry } from './page-entry.ts';

export type PageServer = {
  readonly cache: PageCache;
  /** A fresh page of the cache, by the address as it came; whoever sends it counts the hit. */
  fresh(url: string): PageEntry | undefined;
  countHit(entry: PageEntry): void;
  /** The page under a key: from the cache, or rendered once for all who wait for it. */
  answer(key: string, call: PageRequest['call'], render: () => Promise<RenderedPage>): Promise<PageAnswer>;
  /** How many changes this process has been told of. */
  changes(): number;
  /** Something changed: undefined means anything. */
  invalidate(tags: readonly string[] | undefined): number;
  readonly counts: Record<PageState, number>;
};

type Options = {
  readonly execute: GraphqlExecutor;
  readonly now: () => Date;
  readonly log: StorefrontLogger;
  readonly maxBytes: number;
  /** Another text when prices or dates change by themselves; without it pages are revalidated every few seconds. */
  readonly epoch?: ((now: Date) => string) | undefined;
};

/** After so many hits a page is compressed as small as can be. */
const popularHits = 50;

/** Caches rendered pages and decides which of them may be sent. */
export function createPageServer({ execute, now, log, maxBytes, epoch }: Options): PageServer {
  const cache = createPageCache(maxBytes);
  const freshness = createFreshness(now, epoch);
  const parts = { execute, log, freshness, cache: maxBytes > 0 ? cache : undefined };
  const inFlight = new Map<string, { readonly changes: number; readonly answer: Promise<PageAnswer> }>();
  const counts: Record<PageState, number> = { hit: 0, revalidated: 0, miss: 0, stale: 0, pass: 0 };

  const countHit = (entry: PageEntry): void => {
    counts.hit += 1;
    entry.hits += 1;
    compressUsed(entry, cache, log);
  };

  return {
    cache,
    counts,
    countHit,
    changes: () => freshness.changes(),
    invalidate: (tags) => {
      freshness.recordChange();
      return cache.invalidate(tags);
    },
    fresh: (url) => {
      const entry = cache.byUrl(url);
      return entry && freshness.isFresh(entry) ? entry : undefined;
    },
    async answer(key, call, render) {
      const known = cache.get(key);
      if (known && freshness.isFresh(known)) {
        countHit(known);
        return { state: 'hit', entry: known };
      }
      const changes = freshness.changes();
      let flight = inFlight.get(key);
      // Whoever comes after a change may not get what was begun before it.
      if (flight?.changes !== changes) {
        flight = { changes, answer: fetchPage(parts, { key, call, render }) };
        inFlight.set(key, flight);
        const mine = flight;
        const landed = (): void => void (inFlight.get(key) === mine && inFlight.delete(key));
        mine.answer.then(landed, landed);
      }
      const answer = await flight.answer;
      counts[answer.state] += 1;
      return answer;
    },
  };
}

/** Whoever comes again makes a better compression worth while, which nobody waits for. */
function compressUsed(entry: PageEntry, cache: PageCache, log: StorefrontLogger): void {
  const compress = entry.hits === 1 ? compressOnly : entry.hits === popularHits ? compressMore : undefined;
  compress?.(entry).then(
    () => cache.resize(entry),
    (error: unknown) => log.warn('page.not_compressed', { error }),
  );
}
