import PQueue from 'p-queue';

/** What a visitor waits for goes first; everything else runs one at a time when no visitor waits. */
export type Lane = 'request' | 'background';

export class QueueFullError extends Error {
  constructor() {
    super('Too many pictures are waiting to be made.');
    this.name = 'QueueFullError';
  }
}

export type WorkQueue = {
  /** Runs the work once for all who ask for the same key at the same time. */
  readonly run: (key: string, lane: Lane, work: () => Promise<void>) => Promise<void>;
  /** Refuses new work, drops what waits and resolves when what runs has ended. */
  readonly close: () => Promise<void>;
};

export type WorkQueueOptions = { readonly parallel: number; readonly maxWaiting: number };

type Flight = PromiseWithResolvers<void> & { readonly work: () => Promise<void>; lane: Lane; isStarted: boolean };

const priorities: Readonly<Record<Lane, number>> = { request: 1, background: 0 };

/** Makes a bounded queue with single flight per key. */
export function createWorkQueue({ parallel, maxWaiting }: WorkQueueOptions): WorkQueue {
  const flights = new Map<string, Flight>();
  const queue = new PQueue({ concurrency: parallel });
  // Lets one preparation at a time into the queue of all.
  const preparations = new PQueue({ concurrency: 1 });
  let isClosed = false;

  const start = async (key: string, flight: Flight): Promise<void> => {
    if (flight.isStarted) return;
    flight.isStarted = true;
    await flight.work().then(flight.resolve, flight.reject);
    flights.delete(key);
  };
  const enqueue = (key: string, flight: Flight): void => {
    const priority = priorities[flight.lane];
    const add = (): Promise<void> => queue.add(() => start(key, flight), { priority });
    void (flight.lane === 'request' ? add() : preparations.add(add));
  };
  const waiting = (lane: Lane): number => (lane === 'request' ? queue.sizeBy({ priority: priorities.request }) : preparations.size);

  return {
    run: (key, lane, work) => {
      const known = flights.get(key);
      if (known) {
        if (lane === 'request' && known.lane === 'background' && !known.isStarted) {
          // Queued a second time: its turn as a preparation finds it started.
          known.lane = lane;
          enqueue(key, known);
        }
        return known.promise;
      }
      if (isClosed || waiting(lane) >= maxWaiting) return Promise.reject(new QueueFullError());
      const flight = { ...Promise.withResolvers<void>(), work, lane, isStarted: false };
      flights.set(key, flight);
      enqueue(key, flight);
      return flight.promise;
    },
    close: () => {
      isClosed = true;
      preparations.clear();
      queue.clear();
      for (const flight of flights.values()) if (!flight.isStarted) flight.reject(new QueueFullError());
      return queue.onPendingZero();
    },
  };
}
