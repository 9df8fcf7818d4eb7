import { pageMoment, pageMomentMs } from '../lib/page/page-moment.ts';
import type { PageEntry } from './page-entry.ts';

/** Without news of changes, pages are revalidated this often. */
const revalidateMs = 10_000;

/** The instant before the first query of a page: what the page will show is at least this new. */
export type ReadStart = {
  readonly time: number;
  readonly freshUntil: number;
  readonly epoch: string;
  /** Whether something has changed since. */
  hasChanged(): boolean;
};

export type Freshness = {
  /** How many changes this process has been told of. */
  changes(): number;
  recordChange(): void;
  isFresh(entry: PageEntry): boolean;
  startReading(): ReadStart;
};

/** Knows what makes a cached page old: changes of the shop, prices and dates that change by themselves, and the clock. */
export function createFreshness(now: () => Date, epoch: ((now: Date) => string) | undefined): Freshness {
  let changes = 0;
  const epochOf = (time: Date): string => epoch?.(time) ?? String(Math.floor(time.getTime() / revalidateMs));
  return {
    changes: () => changes,
    recordChange: () => void (changes += 1),
    isFresh: (entry) => {
      const time = now();
      return time.getTime() < entry.freshUntil && !entry.isInvalidated && entry.epoch === epochOf(time);
    },
    startReading: () => {
      const [before, date] = [changes, now()];
      const time = date.getTime();
      const freshUntil = pageMoment(date).getTime() + pageMomentMs;
      return { time, freshUntil, epoch: epochOf(date), hasChanged: () => before !== changes };
    },
  };
}
