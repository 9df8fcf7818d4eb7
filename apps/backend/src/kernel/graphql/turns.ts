/** Waits until a request of this address may begin; false when too many wait already. */
export type TakeTurn = (address: string) => Promise<boolean>;

type Options = {
  readonly maxWaiting?: number;
  /** For how many milliseconds an address lets everybody else go first. */
  readonly pauseOf?: (address: string) => number;
};

const noWait = Promise.resolve(true);

/**
 * Lets one request of an address begin in each turn of the event loop. A turn reads everything that has arrived, so that who sends fifty at
 * once would let everybody else wait for all fifty; now they wait for each other. A turn takes up one new connection, so that long requests
 * turn after turn would let every new visitor wait for all of them; who has kept the others waiting pauses.
 */
export function createTurns({ maxWaiting = 100, pauseOf = () => 0 }: Options = {}): TakeTurn {
  const waiting = new Map<string, (() => void)[]>();
  const next = (address: string): void => {
    const queue = waiting.get(address);
    if (!queue?.length) return void waiting.delete(address);
    const pause = pauseOf(address);
    if (pause > 0) return void setTimeout(next, pause, address);
    queue.shift()?.();
    setImmediate(next, address);
  };
  return (address) => {
    const queue = waiting.get(address) ?? [];
    if (!waiting.has(address)) {
      const pause = pauseOf(address);
      waiting.set(address, queue);
      if (pause > 0) setTimeout(next, pause, address);
      else setImmediate(next, address);
      if (pause === 0) return noWait;
    }
    if (queue.length >= maxWaiting) return Promise.resolve(false);
    return new Promise((resolve) => queue.push(() => resolve(true)));
  };
}
