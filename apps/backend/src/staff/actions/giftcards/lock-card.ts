import type { Tx } from '#kernel/database/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { Change } from '#modules/audit/index.ts';
import { lockCardIn, type GiftCard } from '#modules/giftcards/index.ts';
import { Refused, type Actor } from '../../run-action.ts';

export type SeenCard = { readonly id: string; readonly version: number };
export type CardAnswer = { readonly number: string };

const longest = 500;

/** Why money is given or taken by hand. */
export function readReason(given: string): string {
  const reason = given.trim();
  if (reason === '' || reason.length > longest) throw new Refused('reason', `A reason has 1 to ${longest} characters.`, 'reason');
  return reason;
}

/** A card that somebody is about to change, as they saw it: nobody else does before the transaction ends. */
export async function lockCardOf(tx: Tx, { id, version }: SeenCard, actor: Actor): Promise<GiftCard> {
  const card = await lockCardIn(tx, id, actor.scope);
  if (!card) throw notFound('There is no such gift card.');
  if (card.version !== version)
    throw new Refused('giftcard-changed', 'Somebody changed this gift card meanwhile: look at it again.', 'version');
  return card;
}

/** What the log says of a change of a card; never its code. */
export const cardEntry = (
  { number, branch, version }: Pick<GiftCard, 'number' | 'branch' | 'version'>,
  changes: readonly Change[],
  reason?: string,
) => ({
  entity: 'giftcard',
  entityId: number,
  version,
  changes,
  ...(branch === null ? {} : { branchCode: branch }),
  ...(reason === undefined ? {} : { reason }),
});
