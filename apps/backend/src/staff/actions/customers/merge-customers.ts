import type { CustomersDesk } from '#modules/customer/index.ts';
import { Refused, type Action } from '../../run-action.ts';
import { refusing } from '../orders/refusing.ts';
import { customerEntry, readCustomerId } from './customer-entry.ts';

type Parts = { readonly customers: { readonly desk: Pick<CustomersDesk, 'lockPair' | 'merge' | 'undoMerge'> } };
type Answer = { readonly id: number };
export type MergeInput = {
  readonly winner: string;
  readonly winnerVersion: number;
  readonly loser: string;
  readonly loserVersion: number;
};

/** Makes two accounts of one person one. */
export const mergeCustomersAction = ({ customers: { desk } }: Parts): Action<MergeInput, Answer> => ({
  name: 'customer.merge',
  permission: 'customers.merge',
  run: async (tx, { winner: winnerText, winnerVersion, loser: loserText, loserVersion }) => {
    const [winner, loser] = [readCustomerId(winnerText), readCustomerId(loserText)];
    const pair = await refusing(() => desk.lockPair(tx, { winner, loser }));
    if (pair.winner.version !== winnerVersion || pair.loser.version !== loserVersion)
      throw new Refused('customer-changed', 'Somebody changed one of the accounts meanwhile.');
    await desk.merge(tx, pair);
    return {
      answer: { id: winner },
      entries: [
        customerEntry(winner, [{ field: 'merged', before: null, after: loser }], { version: winnerVersion + 1 }),
        customerEntry(loser, [{ field: 'mergedInto', before: null, after: winner }], { version: loserVersion + 1 }),
      ],
    };
  },
});

/** Gives back what a merge took, for 30 days. */
export const undoMergeAction = ({ customers: { desk } }: Parts): Action<{ readonly loser: string }, Answer> => ({
  name: 'customer.undoMerge',
  permission: 'customers.merge',
  run: async (tx, { loser: text }) => {
    const loser = readCustomerId(text);
    const winner = await refusing(() => desk.undoMerge(tx, loser));
    return {
      answer: { id: winner },
      entries: [
        customerEntry(winner, [{ field: 'merged', before: loser, after: null }]),
        customerEntry(loser, [{ field: 'mergedInto', before: winner, after: null }]),
      ],
    };
  },
});
