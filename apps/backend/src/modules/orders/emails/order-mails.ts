import { button, facts, linkTo, sentences, title, type MailBlock } from '#kernel/mail/blocks.ts';
import type { Email } from '#kernel/mail/email.ts';
import { mailLayout } from '#kernel/mail/layout.ts';
import { formatMoment, formatMoney } from '../documents/format.ts';
import type { OrderMailKind } from './order-mail.ts';
import { pieceLedger } from '../ledger/piece-ledger.ts';
import { moneyBack, moneyLedger } from '../ledger/money-ledger.ts';
import { creditOf, payableOf } from '../ledger/payable.ts';
import type { Order, OrderRevision, OrderShipment } from '../order.ts';
import { differenceOf, everyLine } from '../revisions/order-content.ts';
import {
  attachChanged,
  attachConfirmation,
  attachCreditNote,
  attachExchanged,
  attachInvoice,
  attachOpenInvoice,
  type Attach,
} from './attachments.ts';
import { arrivalBlocks, confirmationBlocks, paymentBlocks } from './confirmation.ts';
import { branchFacts } from './branch-facts.ts';
import { items, pieces } from './mail-blocks.ts';
import type { OrderMailContext } from './order-mail-context.ts';
import { orderLinks, revisionLink } from './order-links.ts';
import { summariseOrder } from './order-summary.ts';
import { fill, orderMailMessages } from './messages.ts';

type OrderMail = {
  readonly to: 'customer' | 'staff';
  /** Where the mail's one button leads. */
  readonly link: 'order' | 'retry' | 'parcel' | 'revision';
  /** What stands below the first sentences and the button. */
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
  'payment-received': { ...usual, blocks: arrivalBlocks, attach: attachInvoice },
  'payment-review': usual,
  'payment-failed': { ...usual, link: 'retry', blocks: reservedUntil },
  'payment-expired': { ...usual, link: 'retry', blocks: shortSummary },
  'pay-by-transfer': { ...usual, blocks: (order, context) => [...paymentBlocks(order), ...shortSummary(order, context)] },
  shipped: { ...usual, link: 'parcel', blocks: shipmentBlocks, attach: attachOpenInvoice },
  'ready-for-pickup': { ...usual, blocks: pickupBlocks },
  canceled: { ...usual, blocks: shortSummary },
  'canceled-part': { ...usual, blocks: canceledBlocks },
  refunded: { ...usual, blocks: refundBlocks, attach: attachCreditNote },
  'change-proposed': { ...usual, link: 'revision', blocks: proposedBlocks },
  changed: { ...usual, blocks: shortSummary, attach: attachChanged },
  'exchange-offered': { ...usual, link: 'retry', blocks: confirmationBlocks, attach: attachConfirmation },
  exchanged: { ...usual, blocks: confirmationBlocks, attach: attachExchanged },
  'staff-alert': { ...usual, to: 'staff', blocks: (order, context) => [sentences(context.reference), ...shortSummary(order, context)] },
};

/** Writes a mail of an order in the order's language; links come from the shop's own address alone (R134). */
export async function writeOrderMail(kind: OrderMailKind, order: Order, context: OrderMailContext): Promise<Email> {
  const { to, link, blocks, attach } = orderMails[kind];
  const messages = orderMailMessages[order.language];
  const kindMessages = wordsOf(kind, order, context);
  const values = valuesOf(order, context);
  const subject = fill(kindMessages.subject, values);
  const greeting = to === 'customer' ? [fill(messages.greeting, values)] : [];
  const lines = kindMessages.lines.map((line) => fill(line, values));
  const layout = mailLayout(order.language, {
    sender: context.sender,
    title: subject,
    preview: lines[0],
    blocks: [sentences(...greeting, ...lines), ...wayOn(order, context, link, kindMessages.link), ...blocks(order, context)],
  });
  const attachments = await attach(order, context);
  return {
    to: to === 'staff' ? context.seller.email : order.email,
    subject,
    ...layout,
    ...(attachments.length > 0 ? { attachments } : {}),
  };
}

/** What a kind of mail says; some things are told otherwise when they happened otherwise. */
function wordsOf(kind: OrderMailKind, order: Order, { reference }: OrderMailContext) {
  const messages = orderMailMessages[order.language];
  if (kind === 'shipped' && order.pickup) return messages.handedOver;
  if (kind === 'canceled' && moneyLedger(order).taken > 0) return messages.canceledTaken;
  const refund = kind === 'refunded' ? order.refunds.find(({ number }) => number === reference) : undefined;
  if (refund?.giftCard) return messages.refundedAsCard;
  return refund?.exchange ? messages.refundedInExchange : messages.kinds[kind];
}

function valuesOf(order: Order, { reference }: OrderMailContext): Readonly<Record<string, string>> {
  const { language, totals, refunds, pickup } = order;
  const refund = refunds.find(({ number }) => number === reference) ?? refunds.at(-1);
  const shipment = shipmentOf(order, reference);
  const revision = revisionOf(order, reference);
  return {
    order: order.number,
    name: order.billingAddress.firstname,
    method: order.paymentMethod.title,
    total: formatMoney(payableOf(order), language),
    amount: formatMoney(refund ? moneyBack(refund) : totals.grandTotal, language),
    difference: formatMoney(revision ? differenceOf(revision) : 0, language),
    until: momentOf(revision ? revision.expiresAt : order.holdEndsAt, language),
    card: refund?.giftCard ?? '',
    first: order.exchange?.orderNumber ?? '',
    credit: formatMoney(creditOf(order), language),
    second: refund?.exchange ?? '',
    carrier: shipment?.tracking[0]?.title ?? order.shippingMethod?.carrierTitle ?? '',
    branch: pickup?.name ?? '',
  };
}

const momentOf = (at: Date | null, language: Order['language']): string => (at ? formatMoment(at, language) : '');

/** The button; where a parcel can be followed that is what its receiver wants, and the order stands below it. */
function wayOn(order: Order, { link, reference }: OrderMailContext, way: OrderMail['link'], label: string): readonly MailBlock[] {
  const links = orderLinks(order, link);
  const revision = way === 'revision' ? revisionOf(order, reference) : undefined;
  if (revision)
    return [button(revisionLink(order, revision, link), label), linkTo(links.order, orderMailMessages[order.language].kinds.changed.link)];
  const parcel = way === 'parcel' ? shipmentOf(order, reference)?.tracking.find(({ url }) => url !== null) : undefined;
  if (!parcel?.url) return [button(way === 'retry' ? links.retry : links.order, label)];
  return [button(parcel.url, orderMailMessages[order.language].tracking), linkTo(links.order, label)];
}

const revisionOf = ({ revisions }: Order, reference: string): OrderRevision | undefined =>
  revisions.find(({ number }) => String(number) === reference);

const shipmentOf = ({ shipments }: Order, reference: string): OrderShipment | undefined =>
  shipments.find(({ number }) => number === reference) ?? shipments.at(-1);

function shortSummary(order: Order, { pictures }: OrderMailContext): readonly MailBlock[] {
  const messages = orderMailMessages[order.language];
  return [title(messages.items), items(messages, summariseOrder(order), pictures)];
}

/** The order as it would be. */
function proposedBlocks(order: Order, context: OrderMailContext): readonly MailBlock[] {
  return shortSummary({ ...order, ...revisionOf(order, context.reference)?.after }, context);
}

function reservedUntil({ language, holdEndsAt }: Order): readonly MailBlock[] {
  if (holdEndsAt === null) return [];
  return [sentences(fill(orderMailMessages[language].retryUntil, { time: formatMoment(holdEndsAt, language) }))];
}

/** What is in the parcel, where it is, and the way to withdraw (LAW-08). */
function shipmentBlocks(order: Order, { link, reference, pictures }: OrderMailContext): readonly MailBlock[] {
  const messages = orderMailMessages[order.language];
  const shipment = shipmentOf(order, reference);
  const tracking = (shipment?.tracking ?? []).map(({ title: carrier, number }) => [carrier, number] as const);
  const parcel = pieces(order.lines, shipment?.lines ?? [], pictures);
  const withdrawal = order.isBusiness ? [] : [title(messages.withdrawalTitle), linkTo(orderLinks(order, link).withdraw, messages.withdraw)];
  return [
    ...(tracking.length > 0 ? [facts(tracking)] : []),
    ...(parcel.length > 0 ? [title(messages.items), ...parcel] : []),
    ...withdrawal,
  ];
}

function pickupBlocks(order: Order, { branch, now, pictures, reference }: OrderMailContext): readonly MailBlock[] {
  const { language, pickup, holdEndsAt, lines } = order;
  const messages = orderMailMessages[language];
  if (!pickup) return [];
  const shipment = order.shipments.find(({ number }) => number === reference);
  return [
    facts([
      ...(shipment?.pickupCode ? [[messages.pickupCode, shipment.pickupCode] as const] : []),
      ...branchFacts(pickup, branch, language, now),
      ...(holdEndsAt ? [[messages.keepUntil, formatMoment(holdEndsAt, language)] as const] : []),
    ]),
    title(messages.items),
    ...pieces(lines, shipment ? laidReady(order, shipment) : lines.map(({ id, quantity }) => ({ lineId: id, quantity })), pictures),
    ...(shipment && isMoreToCollect(order, shipment)
      ? [sentences(order.status === 'pending' ? messages.restFirst : messages.restFollows)]
      : []),
  ];
}

/** What lies there for who collects it: this shipment, and those that were laid ready before. */
const readyWith = ({ shipments }: Order, { number }: OrderShipment): readonly OrderShipment[] =>
  shipments.filter((one) => one.number === number || one.state === 'ready');

const laidReady = (order: Order, shipment: OrderShipment): OrderShipment['lines'] => {
  const lines = readyWith(order, shipment).flatMap((one) => one.lines);
  return [...Map.groupBy(lines, ({ lineId }) => lineId)].map(([lineId, same]) => ({
    lineId,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
};

/** Whether pieces are still to be fetched or brought. */
function isMoreToCollect(order: Order, shipment: OrderShipment): boolean {
  const here = readyWith(order, shipment).filter(({ state }) => state === 'ready');
  const laid = here.reduce((sum, { lines }) => sum + lines.reduce((count, { quantity }) => count + quantity, 0), 0);
  return pieceLedger(order).reduce((sum, { open, planned }) => sum + open + planned, 0) > laid;
}

/** What the money is for. */
function refundBlocks(order: Order, { reference, pictures }: OrderMailContext): readonly MailBlock[] {
  const refund = order.refunds.find(({ number }) => number === reference) ?? order.refunds.at(-1);
  const given = refund?.lines.filter(({ quantity }) => quantity > 0) ?? [];
  const back = pieces(everyLine(order), given, pictures);
  return back.length > 0 ? [title(orderMailMessages[order.language].items), ...back] : [];
}

/** What will never come, all of it. */
function canceledBlocks(order: Order, { pictures }: OrderMailContext): readonly MailBlock[] {
  const never = pieces(order.lines, order.canceledLines, pictures);
  return never.length > 0 ? [title(orderMailMessages[order.language].items), ...never] : [];
}
