import { quietMoment } from '#kernel/slices.ts';
import type { Listings } from './listings.ts';

/** Makes store views ready one after the other, each from a quiet moment on, so that the first visitor of a language need not wait for it. */
export async function prepareViews(
  listings: Pick<Listings, 'prepare'>,
  codes: readonly string[],
  isQuiet: () => Promise<void> = quietMoment,
): Promise<void> {
  for (const code of codes) {
    do await isQuiet();
    while (!(await listings.prepare(code)));
  }
}
