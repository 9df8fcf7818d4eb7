/** Long work that pauses: at every `yield` others may have their turn. */
export type Sliced<T> = Generator<undefined, T, undefined>;

/** A turn lasts this long when nobody else wants one, and up to the longest when others are busy, so that the work gets done under load, too. */
const shortestTurnMs = 5;
const longestTurnMs = 25;

/** Does the work in turns: others get as much time as it takes itself. */
export async function runInSlices<T>(work: Sliced<T>): Promise<T> {
  let [since, turnMs] = [performance.now(), shortestTurnMs];
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    const before = performance.now();
    if (before - since < turnMs) continue;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
    turnMs = Math.min(longestTurnMs, Math.max(shortestTurnMs, since - before));
  }
}

/** Does the work in one go. */
export function runAtOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
