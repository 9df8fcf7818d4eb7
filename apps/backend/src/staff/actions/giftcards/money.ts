import type { Clock } from '#kernel/clock.ts';
import { givenSince, issueCard, topUp } from '#modules/giftcards/index.ts';
import { readThresholds } from '#modules/settings/index.ts';
import { Refused, type Action } from '../../run-action.ts';
import { actorText } from '../orders/lock-order.ts';
import { refusing } from '../orders/refusing.ts';
import { cardEntry, lockCardOf, readReason, type CardAnswer, type SeenCard } from './lock-card.ts';

type Parts = { readonly clock: Clock; readonly isBranch: (code: string) => boolean };

export type IssueInput = { readonly cents: number; readonly branch?: string | null; readonly reason: string };
export type TopUpInput = SeenCard & { readonly cents: number; readonly reason: string };

const most = 100_000;
const day = 86_400_000;

function checkInput({ cents, reason }: Pick<IssueInput, 'cents' | 'reason'>): void {
  readReason(reason);
  if (cents < 1 || cents > most) throw new Refused('giftcard-amount', `By hand a card gets 1 to ${most} cents.`, 'cents');
}

/** Gives a card to somebody; above a threshold somebody else decides. */
export const issueGiftCardAction = ({ clock, isBranch }: Parts): Action<IssueInput, CardAnswer> => ({
  name: 'giftcard.issue',
  permission: 'giftcards.issue',
  fourEyes: async (tx, input) => {
    checkInput(input);
    const { giftCardCents } = (await readThresholds(tx)).value;
    return input.cents > giftCardCents
      ? { about: 'giftcard', card: null, cents: input.cents, reason: readReason(input.reason) }
      : undefined;
  },
  run: async (tx, input, actor) => {
    checkInput(input);
    const branch = input.branch ?? null;
    if (branch !== null && !isBranch(branch)) throw new Refused('giftcard-branch', 'There is no such branch.', 'branch');
    const note = readReason(input.reason);
    const hand = { by: actorText(actor), now: clock.now() };
    const card = await refusing(() => issueCard(tx, { cents: input.cents, origin: 'hand', branch, note, ...hand }));
    const changes = [{ field: 'balanceCents', before: null, after: card.balance }];
    return { answer: { number: card.number }, entries: [cardEntry(card, changes, note)] };
  },
});

/** More onto a card; what it got by hand on one day counts together. */
export const topUpGiftCardAction = ({ clock }: Parts): Action<TopUpInput, CardAnswer> => ({
  name: 'giftcard.topUp',
  permission: 'giftcards.issue',
  fourEyes: async (tx, input, actor) => {
    checkInput(input);
    const card = await lockCardOf(tx, input, actor);
    const given = await givenSince(tx, card.id, new Date(clock.now().getTime() - day));
    const { giftCardCents } = (await readThresholds(tx)).value;
    if (given + input.cents <= giftCardCents) return undefined;
    return { about: 'giftcard', card: card.number, cents: input.cents, reason: readReason(input.reason) };
  },
  run: async (tx, input, actor) => {
    checkInput(input);
    const before = await lockCardOf(tx, input, actor);
    const note = readReason(input.reason);
    const card = await refusing(() => topUp(tx, before.id, { cents: input.cents, note, by: actorText(actor), now: clock.now() }));
    const changes = [{ field: 'balanceCents', before: before.balance, after: card.balance }];
    return { answer: { number: card.number }, entries: [cardEntry(card, changes, note)] };
  },
});
