import type { InputMaybe } from '@shop/contract';
import { authorizationError, inputError } from '#kernel/errors.ts';
import type { FieldResolver, RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import { cutText } from '#kernel/read-text.ts';
import { notAdded, type CartSource, type FillError } from '#modules/cart/index.ts';
import { paymentMethodShape } from '#modules/payments/index.ts';
import { accountFromOrder } from './account-from-order.ts';
import { cancelOrder } from '../fulfilment/cancel-order.ts';
import { guestOrder, guestOrderByToken, orderByEither, orderByHash, ownOrder, type OrderInformation } from './find-own-order.ts';
import { forgetCards } from '../payment/forget-card.ts';
import { invoiceLink } from '../documents/invoice-link.ts';
import type { ItemShape } from './item-shape.ts';
import { listOrders, type OrdersQuery } from './list-orders.ts';
import type { OrdersOptions } from '../open-orders.ts';
import type { Order } from '../order.ts';
import { wireTime, type OrderShape } from './order-shape.ts';
import { readTokens } from '../payment/payment-tokens.ts';
import { freshOrder } from '../payment/provider-calls.ts';
import { readChosenPayment, type PaymentChoiceInput } from '../payment/read-payment.ts';
import { restoreCart, wantedAgain } from './restore-cart.ts';
import { methodsForOrder, retryPayment } from '../payment/retry-payment.ts';
import { revisionResolvers } from './revision-resolvers.ts';
import { orderMessages } from './messages.ts';

type Fields = Readonly<Record<string, FieldResolver>>;

/** A cart that came back from an order also tells what did not. */
type RestoredCart = CartSource & { readonly restoreErrors?: readonly object[] };

/** Shows an order to whoever was found entitled to it. */
export type ShowOrder = (order: Order, context: RequestContext) => OrderShape;

/** GraphQL in and out of the orders module. */
export function orderResolvers(deps: OrdersOptions, show: ShowOrder): ResolverMap {
  const image = ({ line }: Pick<ItemShape, 'line'>, { store }: RequestContext) =>
    line.picture === null
      ? (deps.imageOf(line, store.code) ?? null)
      : { typename: 'ProductImage', url: deps.pictureUrl(line.picture), label: line.name, position: 1, disabled: false };
  const { Query, Mutation, ...revisions } = revisionResolvers(deps, image);
  return {
    ...revisions,
    Query: { ...reading(deps, show), ...tokens(deps), ...Query },
    Mutation: { ...changing(deps, show), ...paying(deps, show), ...deletingTokens(deps), ...Mutation },
    Customer: {
      orders: (source: { readonly customer: { readonly id: number } }, args: OrdersQuery, context: RequestContext) =>
        ordersPage(deps, show, source.customer.id, args, context),
    },
    CustomerOrder: {
      available_payment_methods: async ({ order, can_pay: canPay }: OrderShape, _args: unknown, { store }: RequestContext) =>
        canPay ? (await methodsForOrder(deps, order, store.code)).map(paymentMethodShape) : [],
    },
    Cart: { restore_errors: ({ restoreErrors }: RestoredCart) => restoreErrors ?? null },
    OrderItemInterface: {
      product: ({ line }: ItemShape, _args: unknown, { store }: RequestContext) =>
        deps.productOf(line.parentSku ?? line.sku, store.code) ?? null,
      image: (item: ItemShape, _args: unknown, context: RequestContext) => image(item, context),
    },
  };
}

async function ordersPage(deps: OrdersOptions, show: ShowOrder, customerId: number, args: OrdersQuery, context: RequestContext) {
  const { orders, total, info, firstPlacedAt } = await listOrders(deps.database, customerId, args);
  return {
    items: orders.map((order) => show(order, context)),
    page_info: info,
    total_count: total,
    date_of_first_order: firstPlacedAt && wireTime(firstPlacedAt),
  };
}

function reading(deps: OrdersOptions, show: ShowOrder): Fields {
  const { database } = deps;
  type Either = { readonly orderNumber?: InputMaybe<string>; readonly hash?: InputMaybe<string> };
  return {
    order: async (_root: unknown, args: Either, context: RequestContext) =>
      show(await freshOrder(deps, await orderByEither(database, args, context)), context),
    guestOrder: async (_root: unknown, { input }: { input: OrderInformation }, context: RequestContext) =>
      show(await guestOrder(database, input), context),
    guestOrderByToken: async (_root: unknown, { input }: { input: { token: string } }, context: RequestContext) =>
      show(await guestOrderByToken(database, input.token), context),
    customerOrders: (_root: unknown, _args: unknown, context: RequestContext) =>
      ordersPage(deps, show, customerOf(context), { pageSize: 100 }, context),
    invoice: async (_root: unknown, { number, ...args }: Either & { readonly number?: InputMaybe<string> }, context: RequestContext) => {
      const order = await orderByEither(database, args, context);
      const invoice = order.invoices.findLast((one) => typeof number !== 'string' || one.number === number);
      return invoice ? { number: invoice.number, url: invoiceLink(deps.publicUrl, order, invoice, context.now) } : null;
    },
  };
}

function customerOf({ customerId }: RequestContext): number {
  if (customerId === undefined) throw authorizationError();
  return customerId;
}

const reorderError = ({ code, message, sku }: FillError, argument: string) => ({
  code: (['PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'INSUFFICIENT_STOCK'] as readonly string[]).includes(code) ? code : 'UNDEFINED',
  message: code === 'PRODUCT_NOT_FOUND' ? message : notAdded(sku, message),
  path: [argument],
});

function changing(deps: OrdersOptions, show: ShowOrder): Fields {
  const { database, carts, customers } = deps;
  return {
    reorderItems: async (_root: unknown, { orderNumber }: { orderNumber: string }, context: RequestContext) => {
      const order = await ownOrder(database, orderNumber, context);
      const { source, errors } = await carts.fill(order.lines.map(wantedAgain), context);
      return { cart: source, userInputErrors: errors.map((error) => reorderError(error, 'orderNumber')) };
    },
    cancelOrder: async (_root: unknown, { input }: { input: { order_id: string; reason: string } }, context: RequestContext) => {
      const reason = cutText(input.reason.trim(), 255);
      if (reason === '') throw inputError('Reason is required.');
      const order = await toCancel(deps, input.order_id, context);
      const done = await cancelOrder(deps, order.id, { by: 'shopper', reason });
      if (done !== 'refused') return { order: show(done, context), error: null, errorV2: null };
      const message = orderMessages[context.store.language].notCancelable;
      return { order: show(order, context), error: message, errorV2: { code: 'INVALID_ORDER_STATUS', message } };
    },
    createAccountFromOrder: async (
      _root: unknown,
      { input }: { input: { order_id: string; email: string; password: string } },
      context: RequestContext,
    ) => {
      const { customer, token } = await accountFromOrder(deps, { ...input, hash: input.order_id }, context);
      return { token, customer: customers.show(customer) };
    },
  };
}

/** The number or uid for its owner, the hash for guests. */
function toCancel({ database }: OrdersOptions, id: string, context: RequestContext): Promise<Order> {
  if (context.customerId === undefined || id.length === 32) return orderByHash(database, id);
  const decoded = Buffer.from(id, 'base64').toString('utf8');
  return ownOrder(database, /^\d{1,9}$/.test(decoded) ? String(100_000_000 + Number(decoded)) : id, context);
}

function paying(deps: OrdersOptions, show: ShowOrder): Fields {
  const { database } = deps;
  return {
    retryPayment: async (_root: unknown, args: { hash: string; payment_method: PaymentChoiceInput }, context: RequestContext) => {
      const order = await freshOrder(deps, await orderByHash(database, args.hash));
      const paid = await retryPayment(deps, order, readChosenPayment(args.payment_method), context);
      return { order: show(paid.order, context), redirect_url: paid.redirectUrl };
    },
    restoreCartFromOrder: async (
      _root: unknown,
      { hash, cart_id: ownId }: { hash: string; cart_id?: string | null },
      context: RequestContext,
    ): Promise<RestoredCart> => {
      const order = await freshOrder(deps, await orderByHash(database, hash));
      const { source, errors } = await restoreCart(deps, order, context, ownId ?? undefined);
      return { ...source, restoreErrors: errors.map((error) => reorderError(error, 'hash')) };
    },
  };
}

function tokens({ database }: OrdersOptions): Fields {
  return {
    customerPaymentTokens: async (_root: unknown, _args: unknown, context: RequestContext) => tokensShape(database, customerOf(context)),
  };
}

function deletingTokens({ database, jobs }: OrdersOptions): Fields {
  return {
    deletePaymentToken: async (_root: unknown, { public_hash: hash }: { public_hash: string }, context: RequestContext) => {
      const customerId = customerOf(context);
      const forgotten = await database.transaction((tx) => forgetCards(tx, jobs, customerId, hash));
      if (forgotten === 0) throw inputError(`Could not find a token using public hash: ${hash.slice(0, 64)}`);
      return { result: true, customerPaymentTokens: await tokensShape(database, customerId) };
    },
  };
}

async function tokensShape(database: OrdersOptions['database'], customerId: number) {
  const kept = await readTokens(database, customerId);
  return {
    items: kept.map(({ publicHash, methodCode, brand, lastFour, expires }) => ({
      public_hash: publicHash,
      payment_method_code: methodCode,
      type: 'card',
      details: JSON.stringify({ type: brand, maskedCC: lastFour, expirationDate: expires }),
    })),
  };
}
