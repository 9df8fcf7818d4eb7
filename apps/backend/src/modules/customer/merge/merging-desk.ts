import type { Queryable, Tx } from '#kernel/database/database.ts';
import { countMoves, findPair, mergeCustomers, undoMerge, undoUntil, type MergeParts, type Pair } from './merge-customers.ts';
import { mergesInto } from './merge-repository.ts';

type Two = { readonly winner: number; readonly loser: number };

/** What a merge would do. */
type MergePlan = Pair & {
  readonly moves: readonly { readonly what: string; readonly count: number }[];
  /** What cannot go over. */
  readonly stays: readonly { readonly what: string; readonly count: number }[];
};

/** An account that became a part of another one. */
type MergedAccount = { readonly id: number; readonly email: string; readonly mergedAt: Date; readonly undoUntil: Date | null };

/** Two accounts of one person become one, in the caller's transaction. Refuses what cannot be with a code for who asked. */
export type MergingDesk = {
  previewMerge(tx: Tx, two: Two): Promise<MergePlan>;
  /** Both, locked. */
  lockPair(tx: Tx, two: Two): Promise<Pair>;
  merge(tx: Tx, pair: Pair): Promise<void>;
  /** Gives back what a merge took; returns whose part the account was. */
  undoMerge(tx: Tx, loser: number): Promise<number>;
  /** The accounts that became a part of this one, the last first. */
  merged(sql: Queryable, winner: number): Promise<readonly MergedAccount[]>;
};

export const openMergingDesk = (parts: MergeParts & { readonly now: () => Date }): MergingDesk => ({
  previewMerge: async (tx, two) => {
    const pair = await findPair(tx, two, '');
    const counts = await countMoves(tx, parts, two.loser);
    return { ...pair, moves: counts.filter(({ isMoved }) => isMoved), stays: counts.filter(({ isMoved }) => !isMoved) };
  },
  lockPair: (tx, two) => findPair(tx, two, 'for update'),
  merge: (tx, pair) => mergeCustomers(tx, parts, pair, parts.now()),
  undoMerge: async (tx, loser) => (await undoMerge(tx, parts, loser, parts.now())).winnerId,
  merged: async (sql, winner) =>
    (await mergesInto(sql, winner)).map(({ loserId, email, mergedAt, kept }) => ({
      id: loserId,
      email,
      mergedAt,
      undoUntil: kept === null ? null : undoUntil(mergedAt),
    })),
});
