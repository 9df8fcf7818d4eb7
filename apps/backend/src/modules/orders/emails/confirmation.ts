import { facts, linkTo, sentences, title, type MailBlock } from '#kernel/mail/blocks.ts';
import type { Order } from '../order.ts';
import { items, merchantText } from './mail-blocks.ts';
import type { OrderMailContext } from './order-mail-context.ts';
import { orderLinks } from './order-links.ts';
import { isPaidByHand, paymentFacts } from './payment-facts.ts';
import { arrivalFacts, summariseOrder } from './order-summary.ts';
import { branchFacts } from './branch-facts.ts';
import { fill, orderMailMessages } from './messages.ts';

/** What follows the greeting of a confirmation: the whole of LAW-06, then how to pay, and the customer's rights (LAW-09). */
export function confirmationBlocks(order: Order, context: OrderMailContext): readonly MailBlock[] {
  const messages = orderMailMessages[order.language];
  const summary = summariseOrder(order);
  return [
    ...paymentBlocks(order),
    title(messages.items),
    items(messages, summary, context.pictures),
    title(messages.details),
    facts(summary.facts),
    ...branchBlocks(order, context),
    ...rightsBlocks(order, context),
  ];
}

/** Where and when it arrives or can be collected, and what is in it. */
export function arrivalBlocks(order: Order, context: OrderMailContext): readonly MailBlock[] {
  const messages = orderMailMessages[order.language];
  return [
    facts(arrivalFacts(order)),
    ...branchBlocks(order, context),
    title(messages.items),
    items(messages, summariseOrder(order), context.pictures),
  ];
}

/** Where it will lie, with the branch's own telephone and hours. */
function branchBlocks({ pickup, language }: Order, { branch, now }: OrderMailContext): readonly MailBlock[] {
  if (!pickup) return [];
  const [, ...contact] = branchFacts(pickup, branch, language, now);
  return contact.length > 0 ? [title(pickup.name), facts(contact)] : [];
}

/** For methods the shopper finishes alone: the merchant's instructions, and what to write on the transfer. */
export function paymentBlocks(order: Order): readonly MailBlock[] {
  const { instructions } = order.paymentMethod;
  if (instructions === null || !isPaidByHand(order)) return [];
  const known = paymentFacts(order);
  const { payTitle } = orderMailMessages[order.language];
  return [title(payTitle), ...merchantText(instructions), ...(known.length > 0 ? [facts(known)] : [])];
}

/** A business has no right of withdrawal; the guarantee and the terms are everybody's. */
function rightsBlocks(order: Order, { legal, link, seller }: OrderMailContext): readonly MailBlock[] {
  const messages = orderMailMessages[order.language];
  const form = messages.form.map((sentence) => fill(sentence, { seller: `${seller.legalName}, ${seller.address}, ${seller.email}` }));
  const withdrawal: readonly MailBlock[] = order.isBusiness
    ? []
    : [
        title(messages.withdrawalTitle),
        sentences(messages.withdrawal),
        linkTo(orderLinks(order, link).withdraw, messages.withdraw),
        ...(legal.withdrawal ? [] : [title(messages.formTitle), sentences(...form)]),
      ];
  return [
    ...withdrawal,
    title(messages.guaranteeTitle),
    sentences(messages.guarantee, ...(legal.terms ? [messages.termsSentence] : [])),
    ...(legal.withdrawal && !order.isBusiness ? [title(legal.withdrawal.title), ...merchantText(legal.withdrawal.html)] : []),
  ];
}
