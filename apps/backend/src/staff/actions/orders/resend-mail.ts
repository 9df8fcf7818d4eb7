import type { Clock } from '#kernel/clock.ts';
import { notFound } from '#kernel/errors.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { findOrderMail, raiseVersion, resendObstacle, sendMailAgain } from '#modules/orders/index.ts';
import { Refused, type Action } from '../../run-action.ts';
import { lockOrderOf, orderEntry } from './lock-order.ts';

type Parts = { readonly clock: Clock; readonly jobs: Jobs };
export type MailNamed = { readonly order: string; readonly mail: string };

/** The number of a mail; what is no number names none. */
export const mailId = (text: string): number => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0);

const sentences = {
  waiting: 'The mail has not gone out yet.',
  limit: 'It was sent again in the last ten minutes, or three times today.',
} as const;

/** Lets a mail that went out go out once more, to the address of the order. */
export const resendMailAction = ({ clock, jobs }: Parts): Action<MailNamed, { readonly order: string }> => ({
  name: 'order.resend',
  permission: 'mails.resend',
  run: async (tx, { order: number, mail: id }, actor) => {
    const stored = await lockOrderOf(tx, number, actor);
    const mail = await findOrderMail(tx, stored.order.id, mailId(id));
    if (!mail) throw notFound('There is no such mail.');
    const now = clock.now();
    const obstacle = resendObstacle(mail, now);
    if (obstacle) throw new Refused(`mail-${obstacle}`, sentences[obstacle], 'mail');
    if (mail.kind === 'confirmation' && stored.order.status === 'canceled')
      throw new Refused('mail-over', 'There is nothing to send any more.', 'mail');
    await sendMailAgain(tx, jobs, mail.id, now);
    const version = await raiseVersion(tx, stored.order.id);
    const field = `mails.${[mail.kind, mail.reference].filter(Boolean).join('.')}`;
    return { answer: { order: number }, entries: [orderEntry(stored, [{ field, before: 'sent', after: 'sent again' }], { version })] };
  },
});
