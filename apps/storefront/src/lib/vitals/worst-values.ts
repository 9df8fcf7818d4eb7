type Shift = { readonly value: number; readonly startTime: number; readonly hadRecentInput: boolean };

const longestGap = 1_000;
const longestBurst = 5_000;

/** Cumulative Layout Shift: the worst burst of shifts that nobody caused; a burst has no gap of a second and lasts five at most. */
export function createShiftScore(): { add(shift: Shift): void; score(): number } {
  let [worst, burst, first, last] = [0, 0, -Infinity, -Infinity];
  return {
    add({ value, startTime, hadRecentInput }) {
      if (hadRecentInput) return;
      const goesOn = startTime - last < longestGap && startTime - first < longestBurst;
      burst = goesOn ? burst + value : value;
      if (!goesOn) first = startTime;
      last = startTime;
      worst = Math.max(worst, burst);
    },
    score: () => worst,
  };
}

type Interaction = { readonly interactionId?: number; readonly duration: number };

/** Of so many interactions one may be an outlier. */
const perOutlier = 50;
const remembered = 10;

/** Interaction to Next Paint: the slowest interaction, leaving out one of fifty; undefined when there was none. */
export function createInteractionDelay(): { add(entry: Interaction): void; delay(): number | undefined } {
  const slowest = new Map<number, number>();
  const seen = new Set<number>();
  return {
    add({ interactionId, duration }) {
      if (!interactionId) return;
      seen.add(interactionId);
      slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0));
      if (slowest.size <= remembered) return;
      const [quickest] = [...slowest].sort(([, one], [, other]) => one - other);
      if (quickest) slowest.delete(quickest[0]);
    },
    delay: () => {
      const delays = [...slowest.values()].sort((one, other) => other - one);
      return delays[Math.min(delays.length - 1, Math.floor(seen.size / perOutlier))];
    },
  };
}
