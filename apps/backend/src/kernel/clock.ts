/** The only source of time in the shop. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

export type FixedClock = Clock & { set(time: Date | string): void; advance(milliseconds: number): void };

/** A clock for tests that stands still until it is moved. */
export function fixedClock(start: Date | string): FixedClock {
  let time = new Date(start).getTime();
  return {
    now: () => new Date(time),
    set: (next) => void (time = new Date(next).getTime()),
    advance: (milliseconds) => void (time += milliseconds),
  };
}
