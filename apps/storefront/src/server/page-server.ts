import type { GraphqlExecutor, GraphqlRequest } from '../lib/graphql/executor.ts';
import type { StorefrontLogger } from '../lib/page/request-context.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { etagOf, makeSmall, makeSmallest, type PageEntry, type PageHeaders } from './page-entry.ts';
import { digestOf, type ServerRecord } from './page-record.ts';

export type RenderedPage = {
  readonly status: number;
  readonly headers: PageHeaders;
  readonly body: Buffer;
  readonly record: ServerRecord;
};

/** Where a page came from: kept, kept and asked about again, made now, old because nothing newer can be had, made for this visitor alone. */
export type PageState = 'hit' | 'checked' | 'miss' | 'stale' | 'pass';
export type PageAnswer =
  { readonly state: PageState; readonly entry: PageEntry } | { readonly state: PageState; readonly page: RenderedPage };

export type PageServer = {
  readonly cache: PageCache;
  /** A kept page that can be given at once, by the address as it came. */
  quick(url: string): PageEntry | undefined;
  /** The page under a key: kept, or made by `render`, once for all who wait for it. */
  answer(key: string, call: Call, render: () => Promise<RenderedPage>): Promise<PageAnswer>;
  /** How many changes were heard of. */
  changes(): number;
  /** Something changed: undefined means anything. */
  purge(tags: readonly string[] | undefined): number;
  readonly counts: Record<PageState, number>;
};

type Call = Pick<GraphqlRequest, 'requestId' | 'ip' | 'traceparent'>;

type Options = {
  readonly execute: GraphqlExecutor;
  readonly now: () => Date;
  readonly log: StorefrontLogger;
  readonly maxBytes: number;
  /** Another text when prices or dates change by themselves; without it answers are compared every few seconds. */
  readonly moment?: ((now: Date) => string) | undefined;
};

/** Pages may say whether a branch is open or when a parcel leaves; both change on such minutes. */
const longestLife = 5 * 60_000;
/** Without news of changes, answers are compared this often. */
const uncertainLife = 10_000;
/** Given again so often, a page is packed as small as can be. */
const popular = 50;
/** R181. */
const longestStale = 24 * 3_600_000;

/** Keeps finished pages and decides which of them can be given. */
export function createPageServer({ execute, now, log, maxBytes, moment: ownMoment }: Options): PageServer {
  const cache = createPageCache(maxBytes);
  const flights = new Map<string, { readonly heard: number; readonly answer: Promise<PageAnswer> }>();
  const counts: Record<PageState, number> = { hit: 0, checked: 0, miss: 0, stale: 0, pass: 0 };
  let heard = 0;
  const momentOf = (time: Date): string => ownMoment?.(time) ?? String(Math.floor(time.getTime() / uncertainLife));
  const isFresh = (entry: PageEntry, time: Date): boolean => !entry.isSuspect && entry.moment === momentOf(time);
  const counted = (answer: PageAnswer): PageAnswer => {
    counts[answer.state] += 1;
    return answer;
  };
  const purge = (tags: readonly string[] | undefined): number => {
    heard += 1;
    return cache.suspect(tags);
  };

  /** Whether every question still has the answer the page was made from. */
  const isUnchanged = async (entry: PageEntry, call: Call): Promise<boolean> => {
    const [before, moment] = [heard, momentOf(now())];
    const same = await Promise.all(
      entry.asked.map(async ({ request, digest }) => digestOf(await execute({ ...request, ...call })) === digest),
    );
    if (!same.every(Boolean)) return false;
    // What changed while we asked is asked about next time.
    entry.isSuspect = before !== heard;
    entry.moment = moment;
    return true;
  };

  /** Whoever comes again makes a better packing worth while, which nobody waits for. */
  const visited = (entry: PageEntry): void => {
    entry.visits += 1;
    const pack = entry.visits === 1 ? makeSmall : entry.visits === popular ? makeSmallest : undefined;
    pack?.(entry).then(
      () => cache.weigh(entry),
      (error: unknown) => log.warn('page.not_packed', { error }),
    );
  };

  const keep = (
    key: string,
    { headers, body, record }: RenderedPage,
    begun: { readonly heard: number; readonly time: Date },
  ): PageEntry => {
    const time = begun.time.getTime();
    const etag = etagOf(body);
    const before = cache.get(key);
    // Made anew and the same: it need not be packed again.
    const same = before?.etag === etag ? before : undefined;
    const entry: PageEntry = {
      key,
      headers: { ...headers, etag },
      etag,
      asked: record.asked,
      tags: record.tags,
      bodies: same?.bodies ?? new Map([['identity', body]]),
      renderedAt: time,
      freshUntil: (Math.floor(time / longestLife) + 1) * longestLife,
      moment: momentOf(begun.time),
      isSuspect: begun.heard !== heard,
      urls: new Set(),
      visits: same?.visits ?? 0,
      isUsed: false,
    };
    cache.set(entry);
    return entry;
  };

  const make = async (key: string, render: () => Promise<RenderedPage>): Promise<PageAnswer> => {
    const begun = { heard, time: now() };
    const page = await render();
    const canKeep = page.status === 200 && page.record.isShared() && page.headers['cache-control']?.startsWith('public') === true;
    return canKeep && maxBytes > 0 ? { state: 'miss', entry: keep(key, page, begun) } : { state: 'pass', page };
  };

  const fetchPage = async (key: string, call: Call, render: () => Promise<RenderedPage>): Promise<PageAnswer> => {
    const known = cache.get(key);
    const time = now();
    if (!known) return make(key, render);
    const isStale = { state: 'stale', entry: known } as const;
    const mayBeStale = time.getTime() - known.renderedAt < longestStale;
    try {
      if (time.getTime() < known.freshUntil && (await isUnchanged(known, call))) return { state: 'checked', entry: known };
      const answer = await make(key, render);
      const failed = 'page' in answer && answer.page.status >= 500;
      return failed && mayBeStale ? isStale : answer;
    } catch (error) {
      if (!mayBeStale) throw error;
      log.warn('page.stale', { error, requestId: call.requestId });
      return isStale;
    }
  };

  return {
    cache,
    purge,
    counts,
    changes: () => heard,
    quick: (url) => {
      const entry = cache.byUrl(url);
      if (!entry) return undefined;
      const time = now();
      if (time.getTime() >= entry.freshUntil || !isFresh(entry, time)) return undefined;
      counts.hit += 1;
      visited(entry);
      return entry;
    },
    async answer(key, call, render) {
      const known = cache.get(key);
      const time = now();
      if (known && time.getTime() < known.freshUntil && isFresh(known, time)) {
        visited(known);
        return counted({ state: 'hit', entry: known });
      }
      let flight = flights.get(key);
      // Whoever comes after a change may not get what somebody began to make before it.
      if (flight?.heard !== heard) {
        flight = { heard, answer: fetchPage(key, call, render) };
        flights.set(key, flight);
        const mine = flight;
        const landed = (): void => void (flights.get(key) === mine && flights.delete(key));
        mine.answer.then(landed, landed);
      }
      return counted(await flight.answer);
    },
  };
}
