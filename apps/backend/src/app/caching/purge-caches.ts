import type { Logger } from '#kernel/logger.ts';
import type { ChangeFeed, ChangedTags } from './change-feed.ts';

type Options = {
  readonly changes: Pick<ChangeFeed, 'subscribe'>;
  readonly urls: readonly string[];
  readonly token: string;
  readonly logger: Logger;
  readonly fetch?: typeof globalThis.fetch;
};

/** Tags in one request: the header stays short enough for every server. */
const tagsPerRequest = 100;
/** A writer waits for this; a cache that is away must not hold up an order. */
const timeoutMs = 1_000;
/** A cache that failed to purge is retried after these pauses. */
const retryDelaysMs = [1_000, 10_000, 60_000];

/** Magento's form of a purge: a regular expression over the tags of a page. */
const patternsOf = (tags: ChangedTags): readonly string[] => {
  if (tags === undefined) return ['.*'];
  const batches: string[] = [];
  for (let start = 0; start < tags.length; start += tagsPerRequest) {
    batches.push(
      tags
        .slice(start, start + tagsPerRequest)
        .map((tag) => `((^|,)${tag.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}(,|$))`)
        .join('|'),
    );
  }
  return batches;
};

/** Purges caches in front of the shop on every change, before its writer gets a response. */
export function purgeCaches({ changes, urls, token, logger, fetch = globalThis.fetch }: Options): void {
  if (urls.length === 0) return;
  const send = async (url: string, pattern: string): Promise<void> => {
    const headers = { Authorization: `Bearer ${token}`, 'X-Magento-Tags-Pattern': pattern };
    const response = await fetch(url, { method: 'PURGE', headers, signal: AbortSignal.timeout(timeoutMs) });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  };
  /** Caches whose last call failed: nobody waits for them until one works again, or each change would be seen that much later. */
  const away = new Set<string>();
  const purge = async (url: string, pattern: string, attempt = 0): Promise<void> => {
    try {
      await send(url, pattern);
      away.delete(url);
    } catch (error) {
      away.add(url);
      logger.warn('cache.not-purged', { url, attempt, error });
      const delay = retryDelaysMs[attempt];
      if (delay !== undefined) setTimeout(() => void purge(url, pattern, attempt + 1), delay).unref();
    }
  };
  changes.subscribe(async (tags) => {
    const here = urls.filter((url) => !away.has(url));
    const purged = urls.map((url) => [url, patternsOf(tags).map((pattern) => purge(url, pattern))] as const);
    await Promise.all(purged.flatMap(([url, calls]) => (here.includes(url) ? calls : [])));
  });
}
