import { untilProcessIsIdle } from '#kernel/memory/slices.ts';
import type { StoreIndexes } from './store-indexes.ts';

/** Builds the indexes of store views one after the other, each when the server is idle, so that the first visitor of a language need not wait. */
export async function warmUp(
  indexes: Pick<StoreIndexes, 'warmUp'>,
  codes: readonly string[],
  untilIdle: () => Promise<void> = untilProcessIsIdle,
): Promise<void> {
  for (const code of codes) {
    do await untilIdle();
    while (!(await indexes.warmUp(code)));
  }
}
