import type { Clock } from '#kernel/clock.ts';
import { BusyError } from '#kernel/errors.ts';
import { networkOf } from '@shop/rules/network-of';
import { LruCache } from '#kernel/memory/lru-cache.ts';

export type Pause = (milliseconds: number) => Promise<unknown>;
export type Pace = { /** Resolves when the next one of this address may go on. */ readonly turn: (ip: string) => Promise<void> };

const hour = 3_600_000;
const freeTurns = 5;
const pauseMs = 2_000;
/** More waiting at once is no person with many orders. */
const maxWaiting = 20;
const maxAddresses = 10_000;

type Visitor = { start: number; turns: number; waiting: number; line: Promise<unknown> };

/**
 * LAW-08: a withdrawal may be slowed down, never turned away. After five in an hour the others of one address go one after
 * another with a pause before each.
 */
export function createPace(clock: Clock, pause: Pause): Pace {
  const visitors = new LruCache<string, Visitor>(maxAddresses);
  return {
    turn: async (ip) => {
      const address = networkOf(ip);
      const now = clock.now().getTime();
      const known = visitors.get(address);
      const visitor =
        known && (known.waiting > 0 || now - known.start < hour) ? known : { start: now, turns: 0, waiting: 0, line: Promise.resolve() };
      visitors.set(address, visitor);
      visitor.turns += 1;
      if (visitor.turns <= freeTurns) return;
      if (visitor.waiting >= maxWaiting) throw new BusyError('too many withdrawals of one address wait');
      visitor.waiting += 1;
      const turn = visitor.line.then(() => pause(pauseMs));
      visitor.line = turn.catch(() => undefined);
      try {
        await turn;
      } finally {
        visitor.waiting -= 1;
      }
    },
  };
}
