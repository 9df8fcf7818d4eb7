import { setTimeout } from 'node:timers/promises';
import type { Listings } from './listings.ts';

const lookEveryMs = 1_000;
const quietShare = 0.5;

/** Waits until the process was idle for half a second of one. */
async function quietMoment(): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await setTimeout(lookEveryMs, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization < quietShare) return;
  }
}

/** Makes store views ready one after the other, each from a quiet moment on, so that the first visitor of a language need not wait for it. */
export async function prepareViews(listings: Pick<Listings, 'prepare'>, codes: readonly string[], isQuiet = quietMoment): Promise<void> {
  for (const code of codes) {
    do await isQuiet();
    while (!(await listings.prepare(code)));
  }
}
