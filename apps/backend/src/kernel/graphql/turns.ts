/** Waits until a request of this address may begin; false when too many wait already. */
export type TakeTurn = (address: string) => Promise<boolean>;

const noWait = Promise.resolve(true);

/**
 * Lets one request of an address begin in each turn of the event loop. A turn reads everything that has arrived, so that who sends fifty at
 * once would let everybody else wait for all fifty; now they wait for each other.
 */
export function createTurns(maxWaiting = 100): TakeTurn {
  const waiting = new Map<string, (() => void)[]>();
  const next = (address: string): void => {
    const begin = waiting.get(address)?.shift();
    if (!begin) return void waiting.delete(address);
    begin();
    setImmediate(next, address);
  };
  return (address) => {
    const queue = waiting.get(address);
    if (!queue) {
      waiting.set(address, []);
      setImmediate(next, address);
      return noWait;
    }
    if (queue.length >= maxWaiting) return Promise.resolve(false);
    return new Promise((resolve) => queue.push(() => resolve(true)));
  };
}
