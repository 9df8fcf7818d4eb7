import { hash, verify } from '@node-rs/argon2';
import { BusyError } from './errors.ts';

export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>;
  /** Takes as long without a stored hash as with one, so that the time tells nobody which accounts exist (R130). */
  readonly verify: (stored: string | undefined, password: string) => Promise<boolean>;
  /** Whether a stored hash is weaker than those made today (R125). */
  readonly isWeak: (stored: string) => boolean;
};

type Cost = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number };
type HasherOptions = { readonly parallel?: number; readonly maxWaiting?: number; readonly cost?: Cost };

/** R125: argon2id, 19 MiB, two passes; 40 ms of one core. */
const usualCost: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes passwords off the event loop, few at a time: each needs a core and 19 MiB (R126). */
export function createPasswordHasher({ parallel = 4, maxWaiting = 20, cost = usualCost }: HasherOptions = {}): PasswordHasher {
  const waiting: (() => void)[] = [];
  let running = 0;
  const turn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= parallel) {
      if (waiting.length >= maxWaiting) throw new BusyError('too many passwords wait to be checked');
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
  const parameters = `$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`;
  // Made at the first question about an account that does not exist, and compared with nothing anybody knows.
  let nobody: Promise<string> | undefined;
  return {
    hash: (password) => turn(() => hash(password, cost)),
    verify: async (stored, password) => {
      const against = stored ?? (await (nobody ??= turn(() => hash(crypto.randomUUID(), cost))));
      return (await turn(() => verify(against, password))) && stored !== undefined;
    },
    isWeak: (stored) => !stored.includes(parameters),
  };
}
