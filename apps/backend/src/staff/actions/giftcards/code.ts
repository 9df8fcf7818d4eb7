import { notFound } from '#kernel/errors.ts';
import { findCardIn, lockCardIn, type GiftCards } from '#modules/giftcards/index.ts';
import { findReturnIn } from '#modules/returns/index.ts';
import { commandScope } from '../../grants.ts';
import { Refused, type Action } from '../../run-action.ts';
import { refusing } from '../orders/refusing.ts';
import { checkPermission } from '../returns/lock-return.ts';
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

export type ShowReturnCardInput = { readonly id: string; readonly card: string };

/** The first code of a card that came from a return, for who settled it and hands it over; a later one is for who issues cards. */
export const showReturnGiftCardAction =
  ({ giftCards }: Parts) =>
  (show: (code: string) => void): Action<ShowReturnCardInput, CardAnswer> => ({
    name: 'giftcard.code',
    permission: 'refunds.request',
    isOfBranch: true,
    run: async (tx, { id, card: number }, actor) => {
      const back = await findReturnIn(tx, id, actor.scope);
      if (!back?.settlements.some(({ giftCard }) => giftCard === number)) throw notFound('There is no such gift card.');
      checkPermission(actor, 'refunds.request', back);
      const card = await lockCardIn(tx, number, commandScope);
      if (!card) throw notFound('There is no such gift card.');
      if (card.state !== 'active' || card.lastFour !== null)
        throw new Refused('giftcard-shown', `Gift card ${number} has a code already, or is not active.`);
      show(await giftCards.makeCode(tx, card));
      const changes = [{ field: 'hasCode', before: false, after: true }];
      return { answer: { number }, entries: [cardEntry({ ...card, version: card.version + 1 }, changes)] };
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
