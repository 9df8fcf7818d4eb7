import type { FastifyInstance } from 'fastify';
import type { Database, Tx } from '#kernel/database/database.ts';
import { ownedRows } from '#kernel/database/owned-rows.ts';
import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import type { MailPicture } from '#kernel/mail/blocks.ts';
import type { Email } from '#kernel/mail/email.ts';
import type { Carts } from '#modules/cart/index.ts';
import type { Customers } from '#modules/customer/index.ts';
import type { ProviderState } from '#modules/payments/index.ts';
import { invoicePdf } from './documents/invoice-pdf.ts';
import type { LegalText } from './documents/legal-pdf.ts';
import { orderMails, writeOrderMail } from './emails/order-mails.ts';
import type { OrderMail, OrderMailKind } from './emails/order-mail.ts';
import { withoutSecrets } from './emails/without-secrets.ts';
import { invoiceLink, registerInvoiceRoute } from './documents/invoice-link.ts';
import { findOrderFacts, type OrderFacts } from './find-order-facts.ts';
import { lastPaymentMethod } from './api/list-orders.ts';
import type { Order, OrderLine, OrderRefund } from './order.ts';
import { shipmentPapers, type Printed, type ShipmentPaper } from './documents/shipment-papers.ts';
import { registerOrderJobs, type WriteMail } from './order-jobs.ts';
import { registerErasure } from './erase-old-orders.ts';
import { registerFilling } from './list/list-columns.ts';
import { registerTelling } from './fulfilment/tell-shipped.ts';
import { registerUncollected } from './fulfilment/uncollected.ts';
import { forgetCards, registerForgetting } from './payment/forget-card.ts';
import { keptOrders } from './kept-orders.ts';
import { findOrder, findOrderOfCart, ordersOfCustomer, releaseFromCustomer } from './order-repository.ts';
import type { OrderServices } from './order-services.ts';
import { orderShape, type OrderShape } from './api/order-shape.ts';
import { payOrder, type Paying } from './payment/pay-order.ts';
import { readPaymentReferences, usableCards, type KeptCard } from './payment/payment-tokens.ts';
import { openNotifications } from './payment/take-notification.ts';
import { invoiceFree, recordOrder, takePieces, type OrderDraft, type Replan } from './record-order.ts';
import { forgetPayments } from './fulfilment/cancel-order.ts';
import { openExchanges, type OrderExchanges } from './exchange/open-exchanges.ts';
import { giveRefund } from './refunds/refund-order.ts';
import { registerRefunds } from './refunds/repeat-refund.ts';
import { askAboutRefunds } from './refunds/unanswered-refund.ts';
import { registerSurplus } from './refunds/return-surplus.ts';
import { orderResolvers, type ShowOrder } from './api/resolvers.ts';
import { openOrderDesk, type OrderDesk } from './order-desk.ts';
import { registerRevisionExpiry } from './revisions/expire-revisions.ts';
import { everyLine, waitingRevision } from './revisions/order-content.ts';
import { openEdits, type OrderEdits } from './revisions/open-edits.ts';
import { countWaiting, type OrderWait, type WaitingOrders } from './waiting-orders.ts';

export type OrdersOptions = OrderServices & {
  readonly carts: Carts;
  readonly customers: Pick<Customers, 'addPersonalData' | 'createAccount' | 'logIn' | 'prepareAccount' | 'show' | 'storeAddress'>;
  readonly publicUrl: string;
  /** A product as the catalogue shows it; undefined when it is no longer offered. */
  readonly productOf: (sku: string, storeCode: string) => unknown;
  readonly pictureUrl: (hash: string) => string;
  /** The same picture for a mail; undefined when it is gone. */
  readonly mailPicture: (hash: string) => Promise<MailPicture | undefined>;
  /** The picture of today, for orders that were taken over without one. */
  readonly imageOf: (line: Pick<OrderLine, 'sku' | 'parentSku'>, storeCode: string) => { readonly url?: string | null } | null | undefined;
  /** The merchant's terms and information on withdrawal, in the language of a view. */
  readonly legalTexts: (storeCode: string) => { readonly terms?: LegalText | undefined; readonly withdrawal?: LegalText | undefined };
};

type AfterChange = {
  refunded(order: Order, refund: OrderRefund): Promise<void>;
  canceled(order: Order): void;
  /** What was sold or came back is known to this process at once; the others hear of it. */
  stockChanged(): Promise<void>;
  /** Before a refund counts as given another way. */
  askAboutRefunds(order: Order): Promise<void>;
};

export type Orders = {
  readonly resolvers: ResolverMap;
  /** Moves an order by what a provider says of its payment, now or soon. */
  readonly takeNotification: (state: ProviderState) => Promise<void>;
  /** The order that became of a cart of this customer, or of a guest; somebody else's cart is not looked at (R111). */
  ofCart(cartId: string, customerId: number | undefined): Promise<Order | undefined>;
  /** Write an order in the transaction that decides, hold its pieces, and invoice it when there is nothing to pay. */
  record(tx: Tx, draft: OrderDraft): Promise<Order>;
  takePieces(tx: Tx, order: Order, draft: OrderDraft, replan: Replan): Promise<void>;
  invoiceFree(tx: Tx, order: Order): Promise<Order>;
  /** Starts or finds the payment of a placed order, outside any transaction. */
  pay(order: Order, context: RequestContext): Promise<Paying>;
  show(order: Order, context: RequestContext): OrderShape;
  lastPaymentMethod(customerId: number): Promise<string | undefined>;
  /** The cards a customer can pay with without typing them again. */
  usableCards(customerId: number): Promise<readonly KeptCard[]>;
  facts(number: string): Promise<OrderFacts | undefined>;
  /** How many orders wait for something, in some branches or (null) everywhere. */
  waiting(wait: OrderWait, branches: readonly string[] | null, limit: number): Promise<WaitingOrders>;
  /** Where the picture of a line is: as it was sold, or as it is sold today. */
  pictureOf(order: Pick<Order, 'storeCode'>, line: Pick<OrderLine, 'sku' | 'parentSku' | 'picture'>): string | null;
  /** Where the file of an invoice is for the next minutes, on this host. */
  invoiceFile(order: Order, invoice: Order['invoices'][number]): string;
  /** What staff reads of orders. */
  readonly desk: Pick<OrderDesk, 'list' | 'show'>;
  /** What staff does with orders, over a database that says what is done. */
  deskOn(database: Database): OrderDesk;
  /** What staff changes of orders that were placed. */
  readonly edits: OrderEdits;
  /** What staff gives in exchange for pieces of orders. */
  readonly exchanges: OrderExchanges;
  /** What follows after a change by staff was written. */
  readonly after: AfterChange;
  /** A mail as it would go out now, without what only its receiver may have; undefined when there is nothing to say any more. */
  previewMail(order: Order, mail: Pick<OrderMail, 'kind' | 'reference'>): Promise<Email | undefined>;
  /** Who gets a mail of an order. */
  mailReceiver(order: Order, kind: OrderMailKind): string;
  /** Packing slips or address labels, each in the language of its order, in one file. */
  shipmentPapers(paper: ShipmentPaper, shipments: readonly [Printed, ...Printed[]]): Promise<Buffer>;
  registerRoutes(app: FastifyInstance): void;
};

/** Opens orders: reading, paying, cancelling, refunding, mails, documents. */
export function openOrders(options: OrdersOptions): Orders {
  const { database, stores } = options;
  const show: ShowOrder = (order, { store, now, customerId }) => {
    const seesEmail = stores.config(store.code)?.order_shows_customer_email === true;
    return orderShape(order, { language: store.language, now, customerId, seesEmail });
  };
  const registrations = [registerForgetting, registerErasure, registerFilling, registerRefunds, registerTelling, registerUncollected];
  for (const register of [...registrations, registerSurplus, registerRevisionExpiry, registerPersonalData]) register(options);
  return {
    resolvers: orderResolvers(options, show),
    takeNotification: openNotifications(options),
    ofCart: async (cartId, customerId) => {
      const id = await findOrderOfCart(database, cartId, customerId);
      return id === undefined ? undefined : (await findOrder(database, { id }))?.order;
    },
    record: (tx, draft) => recordOrder(tx, options, draft),
    takePieces,
    invoiceFree,
    pay: (order, context) => payOrder(options, order, context),
    show,
    lastPaymentMethod: (customerId) => lastPaymentMethod(database, customerId),
    usableCards: (customerId) => usableCards(database, customerId, options.clock.now()),
    facts: (number) => findOrderFacts(database, number),
    waiting: (wait, branches, limit) => countWaiting(database, wait, branches, limit, options.clock.now()),
    invoiceFile: (order, invoice) => invoiceLink('', order, invoice, options.clock.now()),
    pictureOf: ({ storeCode }, { sku, parentSku, picture }) =>
      picture === null ? (options.imageOf({ sku, parentSku }, storeCode)?.url ?? null) : options.pictureUrl(picture),
    desk: openOrderDesk(options),
    deskOn: (other) => openOrderDesk({ ...options, database: other }),
    edits: openEdits(options),
    exchanges: openExchanges(options),
    after: {
      refunded: (order, refund) => giveRefund(options, order, refund),
      canceled: (order) => forgetPayments(options, order),
      stockChanged: () => options.inventory.refresh(),
      askAboutRefunds: (order) => askAboutRefunds(options, order),
    },
    ...openMails(options),
    shipmentPapers: (paper, shipments) => shipmentPapers(paper, shipments, ({ storeCode }) => stores.mailSender(storeCode)),
    registerRoutes: (app) =>
      registerInvoiceRoute(app, options, (order, invoice) => invoicePdf(order, invoice, stores.mailSender(order.storeCode))),
  };
}

/** Mails go out by a job; staff sees them before. */
function openMails(options: OrdersOptions): Pick<Orders, 'previewMail' | 'mailReceiver'> {
  const writeMail = mailWriter(options);
  registerOrderJobs(options, writeMail);
  return {
    previewMail: (order, { kind, reference }) => writeMail(withoutSecrets(order), kind, reference),
    mailReceiver: ({ storeCode, email }, kind) => (orderMails[kind].to === 'staff' ? options.stores.mailSender(storeCode).email : email),
  };
}

function mailWriter({ stores, clock, legalTexts, mailPicture }: OrdersOptions): WriteMail {
  return async (order, kind, reference) => {
    // An order that was ended before anybody heard of it is not confirmed.
    if (kind === 'confirmation' && order.status === 'canceled') return undefined;
    // Nor is anybody asked for money, or about an offer or an edit, when that is over, or whose link ended with a backup.
    if (['exchange-offered', 'pay-by-transfer'].includes(kind) && order.status !== 'pending_payment') return undefined;
    if (kind === 'change-proposed' && typeof waitingRevision(order)?.tokenHash !== 'string') return undefined;
    const sender = stores.mailSender(order.storeCode);
    return writeOrderMail(kind, order, {
      seller: sender,
      sender,
      link: (path) => stores.link(order.storeCode, path),
      reference,
      pictures: await linePictures(order, mailPicture),
      branch: order.pickup ? stores.branchByCode(order.pickup.code) : undefined,
      now: clock.now(),
      legal: legalTexts(order.storeCode),
    });
  };
}

async function linePictures(order: Order, find: OrdersOptions['mailPicture']): Promise<ReadonlyMap<string, MailPicture>> {
  const pictures = new Map<string, MailPicture>();
  const lines = [...everyLine(order), ...order.revisions.flatMap(({ after }) => after.lines)];
  for (const hash of new Set(lines.flatMap(({ picture }) => picture ?? []))) {
    const picture = await find(hash);
    if (picture) pictures.set(hash, picture);
  }
  return pictures;
}

/** LAW-20: what is kept of a customer, and what becomes of it. */
function registerPersonalData({ database, customers, jobs }: OrdersOptions): void {
  // Cards are forgotten while it is known which orders they paid.
  customers.addPersonalData({
    name: 'paymentReferences',
    read: (customerId) => readPaymentReferences(database, customerId),
    forget: async (tx, customerId) => void (await forgetCards(tx, jobs, customerId)),
    // The provider keeps them under the number of the account: another one could not pay with them.
    handOver: {
      count: ownedRows('customer_id', 'payment_token').count,
      settle: async (tx, { from }) => void (await forgetCards(tx, jobs, from)),
    },
  });
  customers.addPersonalData({
    name: 'orders',
    read: (customerId) => ordersOfCustomer(database, customerId),
    forget: releaseFromCustomer,
    handOver: ownedRows('customer_id', 'sales_order'),
    keeps: keptOrders,
  });
}
