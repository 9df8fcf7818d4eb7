/** What a visitor waits for goes first; everything else runs one at a time when no visitor waits. */
export type Lane = 'request' | 'background';

type Job = { readonly key: string; lane: Lane; readonly start: () => Promise<void>; readonly drop: () => void };

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

/** Makes a bounded queue with single flight per key. */
export function createWorkQueue({ parallel, maxWaiting }: WorkQueueOptions): WorkQueue {
  const flights = new Map<string, Promise<void>>();
  const waiting: Record<Lane, Job[]> = { request: [], background: [] };
  const running = new Set<Job>();
  const idle: (() => void)[] = [];
  let isClosed = false;

  const next = (): Job | undefined => {
    if (running.size >= parallel) return undefined;
    const request = waiting.request.shift();
    if (request) return request;
    const isBusyBehind = [...running].some((job) => job.lane === 'background');
    return isBusyBehind ? undefined : waiting.background.shift();
  };

  const pump = (): void => {
    for (let job = next(); job; job = next()) {
      const current = job;
      running.add(current);
      void current.start().finally(() => {
        running.delete(current);
        pump();
      });
    }
    if (running.size === 0) for (const resolve of idle.splice(0)) resolve();
  };

  /** A visitor now waits for what was only being prepared. */
  const promote = (key: string): void => {
    const index = waiting.background.findIndex((job) => job.key === key);
    const [job] = index < 0 ? [] : waiting.background.splice(index, 1);
    if (!job) return;
    job.lane = 'request';
    waiting.request.push(job);
    pump();
  };

  const run: WorkQueue['run'] = (key, lane, work) => {
    const known = flights.get(key);
    if (known) {
      if (lane === 'request') promote(key);
      return known;
    }
    if (isClosed || waiting[lane].length >= maxWaiting) return Promise.reject(new QueueFullError());
    const flight = new Promise<void>((resolve, reject) => {
      const start = (): Promise<void> =>
        work()
          .then(resolve, reject)
          .finally(() => flights.delete(key));
      const drop = (): void => {
        flights.delete(key);
        reject(new QueueFullError());
      };
      waiting[lane].push({ key, lane, start, drop });
    });
    flights.set(key, flight);
    pump();
    return flight;
  };

  const close = (): Promise<void> => {
    isClosed = true;
    for (const job of [...waiting.request.splice(0), ...waiting.background.splice(0)]) job.drop();
    return running.size === 0 ? Promise.resolve() : new Promise((resolve) => idle.push(resolve));
  };

  return { run, close };
}
