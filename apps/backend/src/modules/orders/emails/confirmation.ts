import { formatMoment, formatMoney } from '../documents/format.ts';
import type { Order } from '../order.ts';
import { facts, items, linkTo, merchantText, sentences, title, type MailBlock } from './mail-blocks.ts';
import type { OrderMailContext } from './order-mail-context.ts';
import { orderLinks } from './order-links.ts';
import { summariseOrder, type SummaryRow } from './order-summary.ts';
import { fill, orderMailWords } from './words.ts';

/** What follows the greeting of a confirmation: the whole of LAW-06, then how to pay, and the customer's rights (LAW-09). */
export function confirmationBlocks(order: Order, context: OrderMailContext): readonly MailBlock[] {
  const word = orderMailWords[order.language];
  const summary = summariseOrder(order);
  return [
    ...paymentBlocks(order),
    title(word.items),
    items(word, summary),
    title(word.details),
    facts(summary.facts),
    ...rightsBlocks(order, context),
  ];
}

/** For methods the shopper finishes alone: the merchant's instructions, and what to write on the transfer. */
function paymentBlocks(order: Order): readonly MailBlock[] {
  const { language, paymentMethod, holdEndsAt, paidAt } = order;
  const word = orderMailWords[language];
  if (paymentMethod.instructions === null || paidAt !== null) return [];
  const isTransfer = paymentMethod.code === 'banktransfer';
  const until = holdEndsAt && formatMoment(holdEndsAt, language);
  const rows: readonly (SummaryRow | false)[] = [
    isTransfer && [word.payReference, order.number],
    isTransfer && [word.payAmount, formatMoney(order.totals.grandTotal, language)],
    until !== null && [isTransfer ? word.payUntil : word.keepUntil, until],
  ];
  const known = rows.filter((row) => row !== false);
  return [title(word.payTitle), merchantText(paymentMethod.instructions), ...(known.length > 0 ? [facts(known)] : [])];
}

/** A business has no right of withdrawal; the guarantee and the terms are everybody's. */
function rightsBlocks(order: Order, { legal, link, seller }: OrderMailContext): readonly MailBlock[] {
  const word = orderMailWords[order.language];
  const form = word.form.map((sentence) => fill(sentence, { seller: `${seller.legalName}, ${seller.address}, ${seller.email}` }));
  const withdrawal: readonly MailBlock[] = order.isBusiness
    ? []
    : [
        title(word.withdrawalTitle),
        sentences([word.withdrawal]),
        linkTo(orderLinks(order, link).withdraw, word.withdraw),
        ...(legal.withdrawal ? [] : [title(word.formTitle), sentences(form)]),
      ];
  return [
    ...withdrawal,
    title(word.guaranteeTitle),
    sentences([word.guarantee, ...(legal.terms ? [word.termsSentence] : [])]),
    ...(legal.withdrawal && !order.isBusiness ? [title(legal.withdrawal.title), merchantText(legal.withdrawal.html)] : []),
  ];
}
