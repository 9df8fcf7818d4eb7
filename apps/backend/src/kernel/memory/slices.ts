import { setImmediate, setTimeout } from 'node:timers/promises';

/** Long work that pauses: at every `yield` others may have their turn. */
export type Sliced<T> = Generator<undefined, T, undefined>;

/** A turn lasts this long when nobody else wants one, and up to the longest when others are busy, so that the work gets done under load, too. */
const minTurnMs = 5;
const maxTurnMs = 25;

const checkEveryMs = 250;
const maxBusyShare = 0.5;

/** Waits until this process was idle half of the time, or until somebody waits for it. */
export async function untilProcessIsIdle(isAwaited = (): boolean => false): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await setTimeout(checkEveryMs, undefined, { ref: false });
    if (isAwaited() || performance.eventLoopUtilization(before).utilization < maxBusyShare) return;
  }
}

/** Others are busy when they computed longer than this between two turns; work that nobody waits for then pauses. */
const busyMs = 1;

/** What this process has computed so far; other processes on the machine are none of its business. */
function computedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Does the work in turns: others get as much time as it takes itself, and all of it as long as nobody waits for the work. */
export async function runInSlices<T>(work: Sliced<T>, isAwaited = (): boolean => true): Promise<T> {
  let [since, turnMs] = [performance.now(), minTurnMs];
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    const before = performance.now();
    if (before - since < turnMs) continue;
    const computed = computedMs();
    await setImmediate();
    since = performance.now();
    turnMs = Math.min(maxTurnMs, Math.max(minTurnMs, since - before));
    if (isAwaited() || computedMs() - computed < busyMs) continue;
    await untilProcessIsIdle(isAwaited);
    [since, turnMs] = [performance.now(), minTurnMs];
  }
}

/** Does the work in one go. */
export function runAtOnce<T>(work: Sliced<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
