import { branchTimeZone } from '@shop/rules/opening-state';
import { zonedParts } from '@shop/rules/zoned-time';
import type { Email } from '#kernel/mail/email.ts';
import { html } from '#kernel/mail/html.ts';
import { mailLayout } from '#kernel/mail/layout.ts';
import { formatDate, formatMoney } from '../documents/format.ts';
import type { OrderMailKind } from './order-mail.ts';
import type { Order } from '../order.ts';
import { attachConfirmation, attachCreditNote, attachInvoice, attachOpenInvoice, type Attach } from './attachments.ts';
import { confirmationBlocks } from './confirmation.ts';
import { facts, items, linkTo, sentences, title, type MailBlock } from './mail-blocks.ts';
import type { OrderMailContext } from './order-mail-context.ts';
import { orderLinks } from './order-links.ts';
import { summariseOrder, type SummaryRow } from './order-summary.ts';
import { fill, orderMailMessages } from './messages.ts';

type OrderMail = {
  readonly to: 'customer' | 'staff';
  /** Where the mail's one link leads. */
  readonly link: 'order' | 'retry';
  /** What stands between the first sentences and the link, and below it. */
  readonly blocks: (order: Order, context: OrderMailContext) => readonly MailBlock[];
  readonly attach: Attach;
};

const nothing = async (): Promise<readonly never[]> => [];
const usual: OrderMail = { to: 'customer', link: 'order', blocks: () => [], attach: nothing };

/**
 * Every mail of an order: who gets it, where its link leads, what it shows and what is attached. Messages are in `messages/`, by the
 * same names. When it is due is decided where `queueMail` is called.
 */
export const orderMails: Readonly<Record<OrderMailKind, OrderMail>> = {
  confirmation: { ...usual, blocks: confirmationBlocks, attach: attachConfirmation },
  'payment-received': { ...usual, blocks: shortSummary, attach: attachInvoice },
  'payment-review': usual,
  'payment-failed': { ...usual, link: 'retry', blocks: reservedUntil },
  'payment-expired': { ...usual, link: 'retry', blocks: shortSummary },
  shipped: { ...usual, blocks: shipmentBlocks, attach: attachOpenInvoice },
  'ready-for-pickup': { ...usual, blocks: pickupBlocks },
  canceled: { ...usual, blocks: shortSummary },
  refunded: { ...usual, attach: attachCreditNote },
  'staff-alert': { ...usual, to: 'staff', blocks: (order, { reference }) => [sentences([reference]), ...shortSummary(order)] },
};

/** Writes a mail of an order in the order's language; links come from the shop's own address alone (R134). */
export async function writeOrderMail(kind: OrderMailKind, order: Order, context: OrderMailContext): Promise<Email> {
  const { to, link, blocks, attach } = orderMails[kind];
  const messages = orderMailMessages[order.language];
  const kindMessages = kind === 'shipped' && order.pickup ? messages.handedOver : messages.kinds[kind];
  const values = valuesOf(order, context);
  const subject = fill(kindMessages.subject, values);
  const greeting = to === 'customer' ? [fill(messages.greeting, values)] : [];
  const content = [
    sentences([...greeting, ...kindMessages.lines.map((line) => fill(line, values))]),
    linkTo(orderLinks(order, context.link)[link], kindMessages.link),
    ...blocks(order, context),
  ];
  const layout = mailLayout(order.language, {
    sender: context.sender,
    title: subject,
    body: html`${content.map((block) => block.html)}`,
    text: content.map((block) => block.text).join('\n\n'),
  });
  const attachments = await attach(order, context);
  return {
    to: to === 'staff' ? context.seller.email : order.email,
    subject,
    ...layout,
    ...(attachments.length > 0 ? { attachments } : {}),
  };
}

function valuesOf(order: Order, { reference }: OrderMailContext): Readonly<Record<string, string>> {
  const { language, totals, refunds, shipments, pickup } = order;
  const refund = refunds.find(({ number }) => number === reference) ?? refunds.at(-1);
  const shipment = shipments.find(({ number }) => number === reference) ?? shipments.at(-1);
  return {
    order: order.number,
    name: order.billingAddress.firstname,
    method: order.paymentMethod.title,
    total: formatMoney(totals.grandTotal, language),
    amount: formatMoney(refund?.total ?? totals.grandTotal, language),
    carrier: shipment?.tracking[0]?.title ?? order.shippingMethod?.carrierTitle ?? '',
    branch: pickup?.name ?? '',
  };
}

function shortSummary(order: Order): readonly MailBlock[] {
  const messages = orderMailMessages[order.language];
  return [title(messages.items), items(messages, summariseOrder(order))];
}

function reservedUntil({ language, holdEndsAt }: Order): readonly MailBlock[] {
  if (holdEndsAt === null) return [];
  const { time } = zonedParts(holdEndsAt, branchTimeZone);
  return [sentences([fill(orderMailMessages[language].retryUntil, { time: `${formatDate(holdEndsAt, language)}, ${time}` })])];
}

/** What is in the parcel, where it is, and the way to withdraw (LAW-08). */
function shipmentBlocks(order: Order, { link, reference }: OrderMailContext): readonly MailBlock[] {
  const messages = orderMailMessages[order.language];
  const shipment = order.shipments.find(({ number }) => number === reference) ?? order.shipments.at(-1);
  const tracking = (shipment?.tracking ?? []).map(({ title: carrier, number, url }) =>
    url === null ? facts([[messages.tracking, `${carrier} ${number}`]]) : linkTo(url, `${messages.tracking} (${carrier} ${number})`),
  );
  const parcel = (shipment?.lines ?? []).flatMap(({ lineId, quantity }): readonly SummaryRow[] => {
    const line = order.lines.find(({ id }) => id === lineId);
    return line ? [[`${quantity} ×`, line.name]] : [];
  });
  const withdrawal = order.isBusiness ? [] : [title(messages.withdrawalTitle), linkTo(orderLinks(order, link).withdraw, messages.withdraw)];
  return [...tracking, ...(parcel.length > 0 ? [title(messages.items), facts(parcel)] : []), ...withdrawal];
}

function pickupBlocks(order: Order): readonly MailBlock[] {
  const { language, pickup, holdEndsAt } = order;
  const messages = orderMailMessages[language];
  if (!pickup) return [];
  const place = [pickup.name, pickup.street, `${pickup.postcode} ${pickup.city}`, pickup.phone].filter(Boolean).join('\n');
  return [facts([[messages.pickup, place], ...(holdEndsAt ? [[messages.keepUntil, formatDate(holdEndsAt, language)] as const] : [])])];
}
