import type { NetworkShare, Visitor } from './network-share.ts';

/** Too much is waiting already: the answer would come too late to be of use (R098). */
export class OverloadError extends Error {
  constructor() {
    super('Too many pages are waiting to be made');
    this.name = 'OverloadError';
  }
}

export type RenderQueue = {
  /** Runs when its turn comes; refused when too many wait. What is urgent goes first and is refused last. */
  run<T>(work: () => Promise<T>, visitor: Visitor): Promise<T>;
  waiting(): number;
};

type Turn = { readonly begin: () => void; readonly refuse: (error: OverloadError) => void };
type Limits = { readonly running: number; readonly waiting: number; readonly waitingUrgent: number };

/** Nobody has more than a share while rate limits are off. */
const unlimited: NetworkShare = { waitOf: () => 0, begin: () => () => undefined };

/**
 * Making a page is one core's work: more at a time make none of them faster, and a queue longer than a visitor's patience makes
 * all of them too late. Networks take turns, so that who asks for a hundred pages waits for their own, one after the other, and who has
 * had more than a share waits even when nobody else asks: a cached page is sent by the same core (decision 024).
 */
export function createRenderQueue({ running, waiting, waitingUrgent }: Limits, share: NetworkShare = unlimited): RenderQueue {
  const lines = [createLine(waitingUrgent, true, share), createLine(waiting, false, share)] as const;
  let active = 0;
  let timer: NodeJS.Timeout | undefined;

  const beginWaiting = (): void => {
    clearTimeout(timer);
    while (active < running) {
      const turn = lines[0].take() ?? lines[1].take();
      if (!turn) break;
      active += 1;
      turn.begin();
    }
    const wait = Math.min(...lines.map((line) => line.wait()));
    // What runs begins the next when it ends; only whoever waits for their share is begun by the clock.
    timer = active < running && Number.isFinite(wait) ? setTimeout(beginWaiting, Math.ceil(wait)) : undefined;
  };

  return {
    async run(work, visitor) {
      const end = await new Promise<() => void>((resolve, refuse) => {
        lines[visitor.urgent ? 0 : 1].add(visitor.network, { begin: () => resolve(share.begin(visitor)), refuse });
        beginWaiting();
      });
      try {
        return await work();
      } finally {
        end();
        active -= 1;
        beginWaiting();
      }
    },
    waiting: () => lines[0].length() + lines[1].length(),
  };
}

/** Those who wait, by network. When it is full, whoever waits most often gives way. */
function createLine(limit: number, urgent: boolean, share: NetworkShare) {
  const turnsOf = new Map<string, Turn[]>();
  let length = 0;

  const leave = (network: string, turns: readonly Turn[]): void => {
    length -= 1;
    if (turns.length === 0) turnsOf.delete(network);
  };

  const makeRoom = (own: number): boolean => {
    const [network, turns] = [...turnsOf].reduce((most, one) => (one[1].length > most[1].length ? one : most), ['', [] as Turn[]] as const);
    if (turns.length <= own + 1) return false;
    turns.pop()?.refuse(new OverloadError());
    leave(network, turns);
    return true;
  };

  return {
    length: () => length,
    add(network: string, turn: Turn): void {
      const own = turnsOf.get(network)?.length ?? 0;
      if (length >= limit && !makeRoom(own)) return turn.refuse(new OverloadError());
      turnsOf.set(network, [...(turnsOf.get(network) ?? []), turn]);
      length += 1;
    },
    /** Milliseconds until one of those who wait may begin. */
    wait: (): number => Math.min(...[...turnsOf.keys()].map((network) => share.waitOf({ network, urgent }))),
    take(): Turn | undefined {
      const first = [...turnsOf].find(([network]) => share.waitOf({ network, urgent }) === 0);
      if (!first) return undefined;
      const [network, turns] = first;
      const turn = turns.shift();
      // Its next page comes after one of everybody else.
      turnsOf.delete(network);
      turnsOf.set(network, turns);
      leave(network, turns);
      return turn;
    },
  };
}
