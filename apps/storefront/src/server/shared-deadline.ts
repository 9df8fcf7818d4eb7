const step = 100;

/**
 * Signals that end `milliseconds` after they were asked for, at most a tenth of a second earlier: all who ask within that time share one.
 * A timer for each page would outlive it by seconds, with everything the page was made from.
 */
export function createSharedDeadline(milliseconds: number): () => AbortSignal {
  let current: AbortSignal | undefined;
  return () => {
    if (!current) {
      current = AbortSignal.timeout(milliseconds);
      setTimeout(() => (current = undefined), step).unref();
    }
    return current;
  };
}
