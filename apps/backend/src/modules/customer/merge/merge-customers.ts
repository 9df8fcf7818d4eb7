import type { Database, Queryable, Tx } from '#kernel/database/database.ts';
import { inputError } from '#kernel/errors.ts';
import { ownedRows, type Handover, type Owners } from '#kernel/database/owned-rows.ts';
import * as customers from '../customer-repository.ts';
import { renewWords } from '../desk/customer-words.ts';
import type { CustomerCard } from '../desk/customers-desk.ts';
import { forgetEmailChange } from '../email-change-repository.ts';
import type { PersonalData } from '../privacy.ts';
import type { Sessions } from '../sessions.ts';
import * as repository from './merge-repository.ts';

export type MergeParts = { readonly sessions: Sessions; readonly others: readonly PersonalData[] };
export type Pair = { readonly winner: CustomerCard; readonly loser: CustomerCard };

const undoMs = 30 * 86_400_000;

/** Until when a merge can be undone. */
export const undoUntil = (mergedAt: Date): Date => new Date(mergedAt.getTime() + undoMs);

const refused = (code: string, message: string) => inputError(message, { code });

/** What customers have by themselves goes over like what other domains keep of them. */
const ownAddresses: Handover = {
  count: repository.countAddresses,
  move: repository.moveAddresses,
  giveBack: repository.giveAddressesBack,
};

/** What goes over without a word: what it had taken in itself, and what was asked of it. */
const unsaid = { earlier: ownedRows('winner_id', 'customer_merge'), requests: ownedRows('customer_id', 'privacy_request') };

const handoversOf = ({ others }: Pick<MergeParts, 'others'>): readonly (readonly [string, Handover])[] => [
  ['addresses', ownAddresses],
  ...others.flatMap(({ name, handOver }) => (handOver ? [[name, handOver] as const] : [])),
];

/** Both accounts; locked in the order of their numbers, so that two who merge the same ones wait for each other. */
export async function findPair(tx: Tx, ids: { readonly winner: number; readonly loser: number }, lock: '' | 'for update'): Promise<Pair> {
  if (ids.winner === ids.loser) throw refused('merge-self', 'An account is not merged with itself.');
  const cards = new Map<number, CustomerCard>();
  for (const id of [ids.winner, ids.loser].toSorted((one, other) => one - other)) {
    const card = await customers.findCard(tx, id, lock);
    if (card) cards.set(id, card);
  }
  const [winner, loser] = [cards.get(ids.winner), cards.get(ids.loser)];
  if (!winner || !loser) throw refused('merge-gone', 'There is no such account, or it was erased.');
  await refuseOddPair(tx, { winner, loser });
  return { winner, loser };
}

async function refuseOddPair(sql: Queryable, { winner, loser }: Pair): Promise<void> {
  if (winner.mergedInto === loser.id) throw refused('merge-circle', 'The other account holds this one already.');
  if (winner.mergedInto !== null || loser.mergedInto !== null)
    throw refused('merge-merged', 'One of the accounts became a part of another one already.');
  if (winner.eraseAfter || loser.eraseAfter) throw refused('merge-leaving', 'Who asked to be forgotten is not merged.');
  // Otherwise what came from a third account could not find its way back.
  const held = await repository.mergesInto(sql, loser.id);
  if (held.some(({ kept }) => kept !== null))
    throw refused('merge-chain', 'Another account became a part of it in the last 30 days: that has to be undone or final first.');
}

/**
 * Makes two accounts of one person one. What the loser has goes to the winner, and is kept by its ids. Consents stay with the address that
 * gave them: none becomes wider (LAW-19). Nobody gets into the loser's account any more, and both are logged out.
 */
export async function mergeCustomers(tx: Tx, parts: MergeParts, { winner, loser }: Pair, now: Date): Promise<void> {
  const owners = { from: loser.id, to: winner.id };
  const kept: Record<string, unknown> = {};
  for (const [name, { move }] of handoversOf(parts)) if (move) kept[name] = await move(tx, owners, now);
  for (const [name, { move }] of Object.entries(unsaid)) kept[name] = await move(tx, owners, now);
  await forgetEmailChange(tx, loser.id);
  await repository.insertMerge(tx, {
    winnerId: winner.id,
    loserId: loser.id,
    email: loser.email,
    mergedAt: now,
    kept,
  });
  await repository.setMergedInto(tx, loser.id, winner.id);
  await renew(tx, parts.sessions, owners);
}

/** Gives back what a merge took, as far as it is still there. */
export async function undoMerge(tx: Tx, parts: MergeParts, loserId: number, now: Date): Promise<repository.Merge> {
  const merge = await lockMerge(tx, loserId);
  if (!merge) throw refused('merge-none', 'This account is not a part of another one.');
  if (merge.kept === null || undoUntil(merge.mergedAt) <= now) throw refused('merge-late', 'A merge can be undone for 30 days.');
  const owners = { from: merge.loserId, to: merge.winnerId };
  for (const [name, { giveBack }] of handoversOf(parts)) if (name in merge.kept) await giveBack?.(tx, owners, merge.kept[name], now);
  for (const [name, { giveBack }] of Object.entries(unsaid)) await giveBack(tx, owners, merge.kept[name] ?? {}, now);
  await repository.deleteMerge(tx, merge.id);
  await repository.setMergedInto(tx, loserId, null);
  await renew(tx, parts.sessions, owners);
  return merge;
}

/** With both accounts, in the order in which they are locked elsewhere. */
async function lockMerge(tx: Tx, loserId: number): Promise<repository.Merge | undefined> {
  const found = await repository.findMerge(tx, loserId);
  if (!found) return undefined;
  for (const id of [found.winnerId, loserId].toSorted((one, other) => one - other)) await customers.findCard(tx, id, 'for update');
  return repository.findMerge(tx, loserId, 'for update');
}

async function renew(tx: Tx, sessions: Sessions, { from, to }: Owners): Promise<void> {
  for (const id of [from, to]) {
    await sessions.end(tx, id);
    await customers.raiseVersion(tx, id);
    await renewWords(tx, id);
  }
}

/** What would go over and what would stay behind, by what it is called. */
export async function countMoves(sql: Queryable, parts: Pick<MergeParts, 'others'>, customerId: number) {
  const counts = [];
  for (const [what, { count, move }] of handoversOf(parts))
    counts.push({ what, count: await count(sql, customerId), isMoved: move !== undefined });
  return counts.filter(({ count }) => count > 0);
}

/** When merges cannot be undone any more, what was left of the other accounts goes; that they were, and the consents of their addresses, stay. */
export async function settleMerges(
  { database, others }: { readonly database: Database } & Pick<MergeParts, 'others'>,
  now: Date,
): Promise<void> {
  for (const { loserId } of await repository.undoableBefore(database, new Date(now.getTime() - undoMs))) {
    await database.transaction(async (tx) => {
      const merge = await lockMerge(tx, loserId);
      if (!merge?.kept) return;
      const owners = { from: loserId, to: merge.winnerId };
      for (const [, { settle }] of handoversOf({ others })) await settle?.(tx, owners);
      await repository.forgetKept(tx, merge.id);
      await customers.deleteCustomer(tx, loserId);
    });
  }
}
