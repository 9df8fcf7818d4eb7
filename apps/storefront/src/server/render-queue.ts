/** Too much is waiting already: the answer would come too late to be of use (R098). */
export class OverloadError extends Error {
  constructor() {
    super('Too many pages are waiting to be made');
    this.name = 'OverloadError';
  }
}

export type RenderQueue = {
  /** Runs when its turn comes; refused at once when too many wait. What is urgent goes first and is refused last. */
  run<T>(work: () => Promise<T>, urgent: boolean): Promise<T>;
  waiting(): number;
};

type Limits = { readonly running: number; readonly waiting: number; readonly waitingUrgent: number };

/**
 * Making a page is one core's work: more at a time make none of them faster, and a queue longer than a visitor's patience makes
 * all of them too late.
 */
export function createRenderQueue({ running, waiting, waitingUrgent }: Limits): RenderQueue {
  const urgentTurns: (() => void)[] = [];
  const turns: (() => void)[] = [];
  let active = 0;
  const next = (): void => {
    const turn = urgentTurns.shift() ?? turns.shift();
    if (turn) turn();
    else active -= 1;
  };
  return {
    async run(work, urgent) {
      if (active < running) active += 1;
      else {
        const line = urgent ? urgentTurns : turns;
        if (line.length >= (urgent ? waitingUrgent : waiting)) throw new OverloadError();
        await new Promise<void>((resolve) => line.push(resolve));
      }
      try {
        return await work();
      } finally {
        next();
      }
    },
    waiting: () => turns.length + urgentTurns.length,
  };
}
