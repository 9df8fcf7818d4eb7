import { notFound } from '#kernel/errors.ts';
import { readParagraphs } from '#kernel/read-text.ts';
import type { Reviews } from '#modules/reviews/index.ts';
import { Refused, type Action } from '../../run-action.ts';
import { refusing } from '../orders/refusing.ts';

export type Reply = {
  readonly id: string;
  readonly text?: string | null;
  /** The answer that was there when this one was written. */
  readonly base?: string | null;
};

type Parts = { readonly reviews: Pick<Reviews, 'reply'> };

const longest = 2_000;

/** Writes what everybody reads below a review, or takes it away. */
export const replyReview = ({ reviews }: Parts): Action<Reply, { readonly id: string }> => ({
  name: 'review.reply',
  permission: 'reviews.moderate',
  run: async (tx, { id, text: given, base }) => {
    if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound('There is no such review.');
    const isTaken = given === null || given === undefined || given.trim() === '';
    const text = isTaken ? null : await refusing(() => readParagraphs(given, 'text', longest), 'text');
    const before = await reviews.reply(tx, Number(id), text);
    if (before.status === 'rejected') throw new Refused('not-shown', 'Nobody would read it: the review is not shown.');
    if (base !== undefined && before.reply !== base && before.reply !== text)
      throw new Refused('review-answered', 'Somebody else has answered meanwhile.', 'text');
    if (before.reply === text) return { answer: { id }, entries: [] };
    // What the shop says to a customer is about that person too.
    const person = before.customerId === null ? {} : { customerId: before.customerId };
    const changes = [{ field: 'reply', before: before.reply, after: text, ...person }];
    return { answer: { id }, entries: [{ entity: 'review', entityId: id, changes }] };
  },
});
