import type { Change } from './stream.ts';
import { useNews } from './use-news.ts';

/** Hears of every change while it is there. */
export function useChanges(listener: (change: Change) => void): void {
  useNews((news) => {
    if (news.kind === 'change') listener(news.change);
  });
}
