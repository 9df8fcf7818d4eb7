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

/** Whose page it is, and whether it is urgent: a person's own page, or a form. */
type Visitor = { readonly network: string; readonly urgent: boolean };
type Turn = { readonly begin: () => void; readonly refuse: (error: OverloadError) => void };
type Limits = { readonly running: number; readonly waiting: number; readonly waitingUrgent: number };

/**
 * Making a page is one core's work: more at a time make none of them faster, and a queue longer than a visitor's patience makes
 * all of them too late. Networks take turns, so that who asks for a hundred pages waits for their own (decision 024).
 */
export function createRenderQueue({ running, waiting, waitingUrgent }: Limits): RenderQueue {
  const urgentLine = createLine(waitingUrgent);
  const line = createLine(waiting);
  let active = 0;
  const next = (): void => {
    const turn = urgentLine.take() ?? line.take();
    if (turn) turn.begin();
    else active -= 1;
  };
  return {
    async run(work, { network, urgent }) {
      if (active < running) active += 1;
      else await new Promise<void>((begin, refuse) => (urgent ? urgentLine : line).add(network, { begin, refuse }));
      try {
        return await work();
      } finally {
        next();
      }
    },
    waiting: () => line.length() + urgentLine.length(),
  };
}

/** Those who wait, by network. When it is full, whoever waits most often gives way. */
function createLine(limit: number) {
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
    take(): Turn | undefined {
      const [first] = turnsOf;
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
