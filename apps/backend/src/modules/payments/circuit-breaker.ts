import type { Clock } from '#kernel/clock.ts';

export type CircuitBreaker = {
  /** Whether a call may be tried; after a pause one is let through to look. */
  readonly mayTry: () => boolean;
  readonly succeeded: () => void;
  readonly failed: () => void;
};

const maxFailures = 5;
const windowMs = 10_000;
const pauseMs = 10_000;

/** Spares a dead provider and our shoppers: after five failures in ten seconds calls fail at once, one in ten seconds tries again (R069). */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures: number[] = [];
  let openUntil: number | undefined;
  return {
    mayTry: () => {
      const now = clock.now().getTime();
      if (openUntil === undefined) return true;
      if (now < openUntil) return false;
      openUntil = now + pauseMs;
      return true;
    },
    succeeded: () => {
      failures = [];
      openUntil = undefined;
    },
    failed: () => {
      const now = clock.now().getTime();
      failures = [...failures.filter((at) => at > now - windowMs), now];
      if (openUntil !== undefined || failures.length >= maxFailures) openUntil = now + pauseMs;
    },
  };
}
