import type { Database } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { countShared, type Rate } from '#kernel/shared-rates.ts';
import { findByHash } from './card-repository.ts';
import { readCode, type HashCode } from './code.ts';
import type { GiftCard } from './gift-card.ts';

/** Who has a card in hand types it right within a few tries. */
const rates: readonly Rate[] = [
  { count: 10, seconds: 600 },
  { count: 40, seconds: 86_400 },
];

type Parts = { readonly database: Database; readonly hashCode: HashCode };

/**
 * The card of a code. A guess is counted before it is looked at, in the database that all processes share, and a right one is forgiven;
 * after some wrong ones whoever guesses waits, and hears nothing more.
 */
export async function findByCode({ database, hashCode }: Parts, typed: string, guesser: string, now: Date): Promise<GiftCard> {
  for (const rate of rates) {
    const wait = await countShared(database, keyOf(rate, guesser), 1, rate, now);
    if (wait !== undefined)
      throw inputError(`Too many codes that were none. Wait ${wait} seconds.`, { code: 'giftcard-guesses', field: 'code' });
  }
  const code = readCode(typed);
  const card = code === undefined ? undefined : await findByHash(database, hashCode(code));
  if (!card) throw inputError('There is no gift card with this code.', { code: 'giftcard-unknown', field: 'code' });
  for (const rate of rates) await countShared(database, keyOf(rate, guesser), -1, rate, now);
  return card;
}

const keyOf = ({ seconds }: Rate, guesser: string): string => `gift-card ${seconds} ${guesser}`;
