import type { Logger } from '#kernel/logger.ts';
import type { ChangeFeed, ChangedTags } from './change-feed.ts';

type Options = {
  readonly changes: Pick<ChangeFeed, 'subscribe'>;
  readonly urls: readonly string[];
  readonly token: string;
  readonly logger: Logger;
  readonly fetch?: typeof globalThis.fetch;
};

/** A header that every server takes. */
const tagsOfOneCall = 100;
/** A writer waits for this; a cache that is away must not hold up an order. */
const timeoutMs = 1_000;
/** Who did not hear of it the first time hears it again, by then perhaps back. */
const againAfterMs = [1_000, 10_000, 60_000];

/** Magento's form of naming what to let go: an expression over the names that a page carries. */
const patternsOf = (tags: ChangedTags): readonly string[] => {
  if (tags === undefined) return ['.*'];
  const groups: string[] = [];
  for (let start = 0; start < tags.length; start += tagsOfOneCall) {
    groups.push(
      tags
        .slice(start, start + tagsOfOneCall)
        .map((tag) => `((^|,)${tag.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}(,|$))`)
        .join('|'),
    );
  }
  return groups;
};

/** Tells caches in front of the shop of every change, before whoever made it gets an answer. */
export function purgeCaches({ changes, urls, token, logger, fetch = globalThis.fetch }: Options): void {
  if (urls.length === 0) return;
  const send = async (url: string, pattern: string): Promise<void> => {
    const headers = { Authorization: `Bearer ${token}`, 'X-Magento-Tags-Pattern': pattern };
    const response = await fetch(url, { method: 'PURGE', headers, signal: AbortSignal.timeout(timeoutMs) });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  };
  const tell = async (url: string, pattern: string, attempt = 0): Promise<void> => {
    try {
      await send(url, pattern);
    } catch (error) {
      logger.warn('cache.not-purged', { url, attempt, error });
      const pause = againAfterMs[attempt];
      if (pause !== undefined) setTimeout(() => void tell(url, pattern, attempt + 1), pause).unref();
    }
  };
  changes.subscribe(async (tags) => {
    await Promise.all(urls.flatMap((url) => patternsOf(tags).map((pattern) => tell(url, pattern))));
  });
}
