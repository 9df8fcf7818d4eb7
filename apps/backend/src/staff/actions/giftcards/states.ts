import type { Clock } from '#kernel/clock.ts';
import { dayOf, saveState } from '#modules/giftcards/index.ts';
import { Refused, type Action } from '../../run-action.ts';
import { cardEntry, lockCardOf, readReason, type CardAnswer, type SeenCard } from './lock-card.ts';

type Reasoned = SeenCard & { readonly reason: string };

/** Nobody pays with it until it is let go. */
export const blockGiftCardAction: Action<Reasoned, CardAnswer> = {
  name: 'giftcard.block',
  permission: 'giftcards.block',
  run: async (tx, input, actor) => {
    const reason = readReason(input.reason);
    const card = await lockCardOf(tx, input, actor);
    if (card.state !== 'active') throw new Refused('giftcard-state', `Gift card ${card.number} is ${card.state}.`);
    await saveState(tx, card.id, 'blocked');
    const changes = [{ field: 'cardState', before: card.state, after: 'blocked' }];
    return { answer: { number: card.number }, entries: [cardEntry({ ...card, version: card.version + 1 }, changes, reason)] };
  },
};

/** It is worth again what was on it, unless its last day has passed meanwhile. */
export const unblockGiftCardAction = ({ clock }: { readonly clock: Clock }): Action<Reasoned, CardAnswer> => ({
  name: 'giftcard.unblock',
  permission: 'giftcards.block',
  run: async (tx, input, actor) => {
    const reason = readReason(input.reason);
    const card = await lockCardOf(tx, input, actor);
    if (card.state !== 'blocked') throw new Refused('giftcard-state', `Gift card ${card.number} is ${card.state}.`);
    const state = card.expiresOn < dayOf(clock.now()) ? 'expired' : 'active';
    await saveState(tx, card.id, state);
    const changes = [{ field: 'cardState', before: card.state, after: state }];
    return { answer: { number: card.number }, entries: [cardEntry({ ...card, version: card.version + 1 }, changes, reason)] };
  },
});
