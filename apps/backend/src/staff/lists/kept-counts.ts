import type { Clock } from '#kernel/clock.ts';

const keptMs = 5_000;
const most = 500;

/** Counts of lists, kept for some seconds: a number beside a tab may be that old, and a hundred people may look at it. */
export function keepCounts(clock: Clock): (key: string, count: () => Promise<number>) => Promise<number> {
  const kept = new Map<string, { readonly until: number; readonly count: Promise<number> }>();
  return (key, count) => {
    const at = clock.now().getTime();
    const known = kept.get(key);
    if (known && known.until > at) return known.count;
    if (kept.size >= most) kept.clear();
    const counted = count();
    kept.set(key, { until: at + keptMs, count: counted });
    counted.catch(() => kept.delete(key));
    return counted;
  };
}
