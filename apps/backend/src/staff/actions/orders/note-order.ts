import type { Clock } from '#kernel/clock.ts';
import { insertEvent, raiseVersion } from '#modules/orders/index.ts';
import { Refused, type Action } from '../../run-action.ts';
import { actorText, lockOrderOf, orderEntry } from './lock-order.ts';

export type Note = { readonly order: string; readonly text: string };

const longest = 2_000;

/** Writes something down about an order that only staff reads. */
export const noteOrder = ({ clock }: { readonly clock: Clock }): Action<Note, { readonly order: string }> => ({
  name: 'order.note',
  permission: 'orders.note',
  isOfBranch: true,
  run: async (tx, { order: number, text }, actor) => {
    const message = text.trim();
    if (message === '' || message.length > longest) throw new Refused('text', `A note has 1 to ${longest} characters.`, 'text');
    const stored = await lockOrderOf(tx, number, actor);
    const { order } = stored;
    await insertEvent(tx, order.id, { at: clock.now(), status: order.status, by: actorText(actor), message, isVisible: false });
    const version = await raiseVersion(tx, order.id);
    const changes = [{ field: 'note', before: null, after: message }];
    return { answer: { order: number }, entries: [orderEntry(stored, changes, { version })] };
  },
});
