import { notFound } from '#kernel/errors.ts';
import { findCardIn, type GiftCards } from '#modules/giftcards/index.ts';
import { Refused, type Action } from '../../run-action.ts';
import { refusing } from '../orders/refusing.ts';
import { cardEntry, lockCardOf, type CardAnswer, type SeenCard } from './lock-card.ts';

type Parts = { readonly giftCards: Pick<GiftCards, 'makeCode' | 'checkCode'> };
export type MakeCodeInput = SeenCard;
export type PrintCardInput = { readonly id: string; readonly code: string };

/**
 * Makes the code of a card. It is handed to `show` and to nothing else: what an action answers is kept for who sends the same key again,
 * and what it changes is in the log.
 */
export const makeGiftCardCodeAction =
  ({ giftCards }: Parts) =>
  (show: (code: string) => void): Action<MakeCodeInput, CardAnswer> => ({
    name: 'giftcard.code',
    permission: 'giftcards.issue',
    run: async (tx, input, actor) => {
      const card = await lockCardOf(tx, input, actor);
      if (card.state !== 'active') throw new Refused('giftcard-state', `Gift card ${card.number} is ${card.state}.`);
      show(await giftCards.makeCode(tx, card));
      const changes = [{ field: 'hasCode', before: card.lastFour !== null, after: true }];
      return { answer: { number: card.number }, entries: [cardEntry({ ...card, version: card.version + 1 }, changes)] };
    },
  });

/** Prints a card for who has its code; that it was stands in the log. */
export const printGiftCardAction = ({ giftCards }: Parts): Action<PrintCardInput, CardAnswer> => ({
  name: 'giftcard.print',
  permission: 'giftcards.read',
  isOfBranch: true,
  run: async (tx, { id, code }, actor) => {
    const card = await findCardIn(tx, id, actor.scope);
    if (!card) throw notFound('There is no such gift card.');
    await refusing(() => giftCards.checkCode(tx, card, code));
    return { answer: { number: card.number }, entries: [cardEntry(card, [])] };
  },
});
