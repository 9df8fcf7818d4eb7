import { notFound } from '#kernel/errors.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { findOrderIn, findOrderMail, readOrderMails, resendObstacle, type OrderMail, type StoredOrder } from '#modules/orders/index.ts';
import { mailId, type MailNamed } from '../../actions/orders/resend-mail.ts';
import { scopeOf } from '../../grants.ts';
import type { Parts } from '../../parts.ts';
import { Refused, runAction } from '../../run-action.ts';
import type { Granted } from '../../schema.ts';
import { actorOf, refusalShape } from '../results.ts';
import { seesPerson } from './can.ts';
import { orderResult } from './find-order.ts';
import type { OrderShape } from './order-shape.ts';

/** The outline of an address, for who may not see it: enough to tell two apart. */
export const maskAddress = (address: string): string => address.replace(/([^@])[^@]*/g, '$1…');

const seesContact = (stored: StoredOrder, { identity }: Granted): boolean => seesPerson(identity.roles, stored);

/** Mails of orders: what went out, what would go out again. */
export function mailResolvers(parts: Parts): ResolverMap<Granted> {
  const { actions, database, orders } = parts;
  const receiver = (stored: StoredOrder, { kind }: Pick<OrderMail, 'kind'>, context: Granted): string => {
    const to = orders.mailReceiver(stored.order, kind);
    return seesContact(stored, context) ? to : maskAddress(to);
  };
  return {
    Query: {
      mailPreview: async (_parent: unknown, { order: number, mail: id }: MailNamed, context: Granted) => {
        const stored = await findOrderIn(database, number, context.scope);
        if (!stored) throw notFound('There is no such order.');
        const mail = await findOrderMail(database, stored.order.id, mailId(id));
        if (!mail) throw notFound('There is no such mail.');
        const email = await orders.previewMail(stored.order, mail);
        if (!email) return refusalShape(new Refused('mail-over', 'There is nothing to send any more.', 'mail'));
        const isOpen = seesContact(stored, context);
        if (!isOpen) context.masked.add('MailPreview.text');
        return {
          typename: 'MailPreview',
          to: receiver(stored, mail, context),
          subject: email.subject,
          text: isOpen ? email.text : null,
          frame: isOpen ? `/staff/mail/${stored.order.number}/${mail.id}` : null,
          attachments: (email.attachments ?? []).map(({ filename }) => filename),
        };
      },
    },
    Mutation: {
      resendMail: (_parent: unknown, { key, ...input }: MailNamed & { readonly key: string }, context: Granted) =>
        orderResult(parts, context, () => runAction(parts, actions.resendMail, actorOf(context), input, { key })),
    },
    Order: {
      mails: async ({ stored }: OrderShape, _args: unknown, context: Granted) =>
        (await readOrderMails(database, stored.order.id)).map((mail) => ({
          ...mail,
          id: String(mail.id),
          state: mail.sentAt === null ? 'waiting' : 'sent',
          to: receiver(stored, mail, context),
          canResend: scopeOf(context.identity.roles, 'mails.resend') !== undefined && resendObstacle(mail, context.now) === undefined,
        })),
    },
  };
}
