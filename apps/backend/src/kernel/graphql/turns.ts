/** Answers a request of this address when its turn comes; undefined when too many wait already. */
export type InTurn = <T>(address: string, answer: () => Promise<T>) => Promise<T | undefined>;

type Options = {
  readonly maxWaiting?: number;
  /** For how many milliseconds an address lets everybody else go first. */
  readonly pauseOf?: (address: string) => number;
  /** Milliseconds after which a request that is not answered lets the next one begin: it waits for somebody else. */
  readonly patience?: number;
};

/**
 * Lets the requests of an address begin one after the other: each when the one before was answered, and so has been counted with what it cost.
 * Who sends fifty at once would let everybody else wait for all fifty; now they wait for each other. A turn of the event loop takes up one new
 * connection, so that long requests turn after turn would let every new visitor wait for all of them; who has kept the others waiting pauses.
 */
export function createTurns({ maxWaiting = 100, pauseOf = () => 0, patience = 250 }: Options = {}): InTurn {
  const waiting = new Map<string, (() => void)[]>();

  const next = (address: string): void => {
    const queue = waiting.get(address);
    if (!queue?.length) return void waiting.delete(address);
    const pause = pauseOf(address);
    if (pause > 0) return void setTimeout(next, pause, address);
    queue.shift()?.();
  };
  const run = async <T>(address: string, answer: () => Promise<T>): Promise<T> => {
    let hasGoneOn = false;
    const goOn = (): void => {
      if (hasGoneOn) return;
      hasGoneOn = true;
      setImmediate(next, address);
    };
    const timer = setTimeout(goOn, patience);
    try {
      return await answer();
    } finally {
      clearTimeout(timer);
      goOn();
    }
  };

  return (address, answer) => {
    const queue = waiting.get(address);
    if (queue && queue.length >= maxWaiting) return Promise.resolve(undefined);
    const pause = queue ? 0 : pauseOf(address);
    if (!queue) waiting.set(address, []);
    if (!queue && pause === 0) return run(address, answer);
    if (pause > 0) setTimeout(next, pause, address);
    return new Promise((resolve) => waiting.get(address)?.push(() => resolve(run(address, answer))));
  };
}
