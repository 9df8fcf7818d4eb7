import type { MailFact } from '#kernel/mail/blocks.ts';
import { formatDate, formatMoment, formatMoney } from '../documents/format.ts';
import { payableOf } from '../ledger/payable.ts';
import type { Order } from '../order.ts';
import { orderMailMessages } from './messages.ts';

/** Whether the shopper still has to do something the method has instructions for. */
export const isPaidByHand = ({ status, paidAt, paymentMethod }: Pick<Order, 'status' | 'paidAt' | 'paymentMethod'>): boolean =>
  paymentMethod.instructions !== null && paidAt === null && status !== 'canceled';

/** What belongs to the instructions, in mails and on pages alike: what to write on a transfer, how much it is, and until when. */
export function paymentFacts(order: Order): readonly MailFact[] {
  const { language, paymentMethod, holdEndsAt } = order;
  const messages = orderMailMessages[language];
  if (!isPaidByHand(order)) return [];
  const isTransfer = paymentMethod.code === 'banktransfer';
  const until = holdEndsAt && (isTransfer ? formatDate(holdEndsAt, language) : formatMoment(holdEndsAt, language));
  const rows: readonly (MailFact | false)[] = [
    isTransfer && [messages.payReference, order.number],
    isTransfer && [messages.payAmount, formatMoney(payableOf(order), language)],
    until !== null && [isTransfer ? messages.payUntil : messages.keepUntil, until],
  ];
  return rows.filter((row) => row !== false);
}
