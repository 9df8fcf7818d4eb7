import type { Queryable, Tx } from '#kernel/database/database.ts';
import { inputError, notFound } from '#kernel/errors.ts';
import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import { hashToken } from '#kernel/hash-token.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import { deliveryCountries, type CartSource } from '#modules/cart/index.ts';
import type { Customers } from '#modules/customer/index.ts';
import type { CheckoutServices } from '../checkout-services.ts';
import { checkoutMessages } from '../messages.ts';
import { guestOf, quoteWish, type TelephoneQuote } from './quote-wish.ts';
import type { TelephoneWish } from './read-wish.ts';
import { linkEnd, telephoneState, type TelephoneOrder } from './telephone-order.ts';
import { telephoneMail } from './telephone-mail.ts';
import * as repository from './telephone-repository.ts';

type Options = CheckoutServices & {
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  readonly customers: Pick<Customers, 'addPersonalData'>;
};

export type TelephoneOrders = {
  readonly resolvers: ResolverMap;
  /** What a wish comes to; nothing is written. */
  quote(wish: TelephoneWish, now: Date): Promise<TelephoneQuote>;
  /** The same for one that was sent, as it is counted today. */
  show(order: TelephoneOrder, now: Date): Promise<CartSource>;
  /** Where parcels go. */
  countries(): readonly string[];
  find(sql: Queryable, id: number): Promise<TelephoneOrder | undefined>;
  list(limit: number, after: number | undefined): Promise<readonly TelephoneOrder[]>;
  count(limit: number): Promise<number>;
  lock(tx: Tx, id: number): Promise<TelephoneOrder | undefined>;
  /** Writes it down and lets the link go out; to the customer alone, so that nobody else can order it. */
  send(tx: Tx, draft: repository.TelephoneDraft, by: number, now: Date): Promise<TelephoneOrder>;
  change(tx: Tx, order: TelephoneOrder, draft: repository.TelephoneDraft): Promise<void>;
  sendAgain(tx: Tx, order: TelephoneOrder, now: Date): Promise<void>;
  takeBack(tx: Tx, order: TelephoneOrder, now: Date): Promise<void>;
};

type MailJob = { readonly id: number };

const day = 86_400_000;
/** LAW-20: as long as a guest's cart. */
const keptDays = 30;

/** Opens orders by telephone: staff fills a cart, the customer gets a link and orders (LAW-07). */
export function openTelephoneOrders(options: Options): TelephoneOrders {
  const { database, jobs, clock, customers, carts, stores } = options;
  const mails = registerMails(options);
  jobs.register({
    name: 'telephone-orders-forget',
    schedule: '55 3 * * *',
    handle: () => repository.deleteEndedBefore(database, new Date(clock.now().getTime() - keptDays * day)),
  });
  customers.addPersonalData({
    name: 'telephoneOrders',
    // They have an address, and no account.
    read: async (customerId, reach) => (reach === 'address' ? repository.telephoneOrdersOfCustomer(database, customerId) : []),
    forget: repository.forgetTelephoneOrders,
  });
  return {
    resolvers: {
      Mutation: {
        openTelephoneOrder: (_root: unknown, { token, cart_id: id }: { token: string; cart_id?: string | null }, context: RequestContext) =>
          openLink(options, token, id ?? undefined, context),
      },
    },
    quote: (wish, now) => quoteWish(options, wish, now),
    show: async ({ storeCode, document: { lines, couponKey, ...person } }, now) => {
      const items = lines.map(({ sku, quantity }) => ({ sku, quantity }));
      const view = stores.scope(storeCode)?.code ?? stores.defaultView().code;
      return (await carts.quote({ items, couponCode: couponKey, person }, guestOf(stores, view, now))).source;
    },
    countries: () => deliveryCountries(carts.delivery()),
    find: repository.findTelephoneOrder,
    list: (limit, after) => repository.listTelephoneOrders(database, limit, after),
    count: (limit) => repository.countTelephoneOrders(database, limit),
    lock: repository.lockTelephoneOrder,
    send: async (tx, draft, by, now) => {
      const order = await repository.insertTelephoneOrder(tx, draft, { by, now, expiresAt: linkEnd(now) });
      await mails.sendLimited(tx, draft.email, { id: order.id });
      return order;
    },
    change: async (tx, { id, email }, draft) => {
      await repository.updateTelephoneOrder(tx, id, draft);
      if (email !== draft.email) await mails.sendLimited(tx, draft.email, { id });
    },
    sendAgain: async (tx, { id, email }, now) => {
      await repository.renewTelephoneOrder(tx, id, linkEnd(now));
      await mails.sendLimited(tx, email, { id });
    },
    takeBack: (tx, { id }, now) => repository.markTakenBack(tx, id, now),
  };
}

/** The link is made when its mail is written: no queue holds it (decision 022). */
function registerMails({ database, clock, ids, mailer, stores }: Options) {
  return mailer.register<MailJob>({
    name: 'telephone-order',
    write: async ({ id }) => {
      const token = ids.token();
      const order = await repository.linkTelephoneOrder(database, id, hashToken(token), clock.now());
      if (!order) return undefined;
      const view = stores.view(order.storeCode) ?? stores.defaultView();
      const link = stores.link(view.code, `/checkout/telephone?token=${token}`);
      return telephoneMail({ language: view.language, sender: stores.mailSender(view.code), to: order.email, name: order.name, link });
    },
  });
}

const isToken = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** Whoever has the link gets a cart of their own, with what was put together; a link that is over says why, to who has it. */
async function openLink(
  { database, carts }: Options,
  token: string,
  cartId: string | undefined,
  context: RequestContext,
): Promise<CartSource> {
  const messages = checkoutMessages[context.store.language].telephoneOrder;
  const order = isToken(token) ? await repository.findByToken(database, hashToken(token)) : undefined;
  if (!order) throw notFound(messages.unknown);
  const state = telephoneState(order, context.now);
  if (state === 'ordered' || state === 'expired' || state === 'takenBack')
    throw inputError(messages[state], { error_code: 'TELEPHONE_ORDER_OVER' });
  const source = await carts.receive({ ...order.document, telephoneOrders: [order.id] }, context, cartId);
  await repository.markOpened(database, order.id, context.now);
  return source;
}
