import { findUnavailable } from '#kernel/database/database-errors.ts';
import type { Tx } from '#kernel/database/database.ts';
import { patiently } from '#kernel/database/transaction.ts';
import { alreadyExists, inputError, ShopError } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import type { DayRange } from '@shop/rules/delivery-promise';
import { inSpan } from '@shop/telemetry';
import {
  cartMessages,
  couponCustomerKey,
  couponHelps,
  markOrdered,
  redeemCoupon,
  runningCoupon,
  type CartSource,
} from '#modules/cart/index.ts';
import { accountExists, type PreparedAccount } from '#modules/customer/index.ts';
import { readSalable, type StockRow } from '#modules/inventory/index.ts';
import {
  keptCardField,
  orderPaymentMethod,
  registrationOf,
  type ChosenPayment,
  type Order,
  type OrderDraft,
  type Paying,
} from '#modules/orders/index.ts';
import type { OfferedPaymentMethod } from '#modules/payments/index.ts';
import { buildSnapshot } from './build-snapshot.ts';
import { checkReady, isSoldOut, outOfStock, placeError, type ReadyCart } from './check-ready.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { isVatChanged } from './check-vat.ts';
import { paymentMethodsOf } from './choose-methods.ts';
import { checkoutMessages } from './messages.ts';
import { markTelephoneOrdered } from './telephone/telephone-repository.ts';

export type OrderWish = {
  readonly cartId: string;
  /** Undefined: what the cart remembers. */
  readonly payment: ChosenPayment | undefined;
  readonly customerNote?: string | undefined;
  /** A guest who wants an account with the order. */
  readonly password?: string | undefined;
};

const repeatMs = 24 * 3_600_000;
/** Hundreds who buy one product at once stand in line for its row, and for connections: who pays waits rather than being sent away (R004). */
const patienceMs = 10_000;

/** Places the order of a cart, once: whoever sends it again within a day gets the same order and the same payment (R014 to R017). */
export const placeOrder = (services: CheckoutServices, wish: OrderWish, context: RequestContext): Promise<Paying> =>
  inSpan(
    () => ({ name: 'place order', kind: 'internal' }),
    () => place(services, wish, context),
  );

async function place(services: CheckoutServices, wish: OrderWish, context: RequestContext): Promise<Paying> {
  const { orders, inventory } = services;
  const end = performance.now() + patienceMs;
  const left = (): number => Math.max(0, end - performance.now());
  const pay = (placed: Order): Promise<Paying> => patiently(() => orders.pay(placed, context), left());
  let order: Order;
  try {
    const prepared = await patiently(() => prepare(services, wish, context), left());
    order = await services.database.transaction((tx) => placeInTransaction(tx, services, prepared, wish, context), { patienceMs: left() });
  } catch (error) {
    // It was ordered before, or by a call that was faster.
    const earlier = isInactive(error) ? await findEarlier(services, wish.cartId, context) : undefined;
    if (!earlier) throw (await findSoldOut(services, wish, context, error)) ?? withErrorCode(error);
    return pay(earlier);
  }
  await inventory.refresh();
  return pay(order);
}

/** Who waited in vain for a piece that others got meanwhile is told which line it was, not that the shop is busy (R001). */
async function findSoldOut(
  { carts, customers }: CheckoutServices,
  { cartId }: OrderWish,
  context: RequestContext,
  error: unknown,
): Promise<ShopError | undefined> {
  if (findUnavailable(error)?.reason !== 'busy') return undefined;
  try {
    const customer = context.customerId === undefined ? undefined : await customers.find(context.customerId);
    checkReady(await carts.open(cartId, context), context, customer?.email);
    return undefined;
  } catch (obstacle) {
    return obstacle instanceof ShopError && isSoldOut(obstacle) ? obstacle : undefined;
  }
}

async function findEarlier({ orders }: CheckoutServices, cartId: string, { customerId, now }: RequestContext): Promise<Order | undefined> {
  const found = await orders.ofCart(cartId, customerId);
  return found && now.getTime() - found.placedAt.getTime() < repeatMs ? found : undefined;
}

const isInactive = (error: unknown): boolean => error instanceof ShopError && error.category === 'no-such-entity';

/** An error of the cart with the code `placeOrder` promises. */
function withErrorCode(error: unknown): unknown {
  if (!(error instanceof ShopError) || error.category !== 'no-such-entity') return error;
  const code = error.message.includes("isn't active") ? 'CART_NOT_ACTIVE' : 'CART_NOT_FOUND';
  return new ShopError(error.category, error.message, { ...error.extensions, error_code: code });
}

type Prepared = {
  readonly seen: CartSource;
  readonly customerEmail: string | undefined;
  readonly methods: readonly OfferedPaymentMethod[];
  readonly payment: ChosenPayment;
  readonly account: PreparedAccount | undefined;
  /** When it was to be there as the order was sent. */
  readonly expected: DayRange | null;
};

/** Everything slow, or that asks somebody outside, before the transaction. */
async function prepare(services: CheckoutServices, wish: OrderWish, context: RequestContext): Promise<Prepared> {
  const { carts, customers } = services;
  const source = await carts.open(wish.cartId, context);
  const customer = context.customerId === undefined ? undefined : await customers.find(context.customerId);
  const ready = checkReady(source, context, customer?.email);
  if (await isVatChanged(services, source, context)) throw placeError(checkoutMessages[context.store.language].vatChanged);
  const chosen = source.state.cart.document.paymentMethod;
  const payment = wish.payment ?? (chosen && { ...chosen, additionalData: [] });
  if (!payment) throw placeError('Enter a valid payment method and try again');
  const methods = await paymentMethodsOf(services, source);
  methodOf(methods, payment);
  const wantsAccount = wish.password !== undefined && context.customerId === undefined;
  const person = { email: ready.email, billingAddress: { ...ready.billingAddress, coc: ready.billingAddress.coc ?? null } };
  return {
    seen: source,
    customerEmail: customer?.email,
    methods,
    payment,
    account: wantsAccount ? await customers.prepareAccount(registrationOf(person, wish.password ?? ''), context.now) : undefined,
    expected: ready.plan.expected,
  };
}

function methodOf(
  methods: readonly OfferedPaymentMethod[],
  { code, additionalData, purchaseOrderNumber }: ChosenPayment,
): OfferedPaymentMethod {
  const method = methods.find((one) => one.code === code);
  if (!method) throw inputError('The requested Payment Method is not available.', { error_code: 'UNABLE_TO_PLACE_ORDER' });
  checkKeptCard(method, additionalData);
  for (const { code: name, label, isRequired, options, type } of method.fields) {
    const value = additionalData.find((field) => field.name === name)?.value ?? (name === 'reference' ? purchaseOrderNumber : undefined);
    if (isRequired && value === undefined) throw placeError(`"${label}" is a required value.`);
    if (type === 'select' && value !== undefined && !options.some((option) => option.value === value)) {
      throw placeError(`"${label}" contains a value that is not allowed.`);
    }
  }
  return method;
}

/** Somebody else's card is as unknown as one that was never kept. */
function checkKeptCard({ fields }: OfferedPaymentMethod, additionalData: ChosenPayment['additionalData']): void {
  const hash = additionalData.find(({ name }) => name === keptCardField)?.value;
  if (hash === undefined || fields.some(({ code, options }) => code === keptCardField && options.some(({ value }) => value === hash)))
    return;
  throw placeError(`Could not find a token using public hash: ${hash.slice(0, 64)}`);
}

/** The one transaction, which answers with the order: cart row, order, account, cart's end, pieces, coupon; all of it or nothing (decision 012). */
async function placeInTransaction(
  tx: Tx,
  services: CheckoutServices,
  prepared: Prepared,
  wish: OrderWish,
  context: RequestContext,
): Promise<Order> {
  const { carts, orders } = services;
  const { now } = context;
  const source = await carts.openLocked(tx, prepared.seen, context);
  const ready = checkReady(source, context, prepared.customerEmail);
  checkDays(ready, prepared, context);
  const method = methodOf(prepared.methods, prepared.payment);
  // The cart changed between the look at its methods and its lock: another total may need another method.
  if ((method.code === 'free') !== (source.totals.grandTotal === 0)) throw placeError(checkoutMessages[context.store.language].changed);
  const account =
    prepared.account &&
    (await services.customers.createAccount(tx, prepared.account, { storeCode: context.store.code, ip: context.ip, now }));
  if (prepared.account && !account) throw alreadyExists(accountExists);
  const draft = draftOrder(source, ready, { method, payment: prepared.payment, wish, context, customerId: account?.id });
  const order = await orders.record(tx, draft);
  if (!(await markOrdered(tx, source.state.cart.id, now))) throw inputError("The cart isn't active.");
  await orders.takePieces(tx, order, draft, async ({ sku }) => {
    const again = await replan(tx, source, context, sku);
    checkDays(again, prepared, context);
    return piecesOf(again);
  });
  await countCoupon(tx, source, order, context);
  const { telephoneOrders = [] } = source.state.cart.document;
  if (telephoneOrders.length > 0) await markTelephoneOrdered(tx, telephoneOrders, order.number);
  return orders.invoiceFree(tx, order);
}

type Choices = {
  readonly method: OfferedPaymentMethod;
  readonly payment: ChosenPayment;
  readonly wish: OrderWish;
  readonly context: RequestContext;
  readonly customerId: number | undefined;
};

function draftOrder(source: CartSource, ready: ReadyCart, { method, payment, wish, context, customerId }: Choices): OrderDraft {
  const { cart } = source.state;
  const { expected } = ready.plan;
  return {
    cartId: cart.id,
    customerId: customerId ?? cart.customerId,
    email: ready.email,
    storeCode: context.store.code,
    snapshot: buildSnapshot(source, { ...ready, expected, customerNote: wish.customerNote ?? cart.document.comment }),
    method: orderPaymentMethod(method, payment),
    behaviour: method.behaviour,
    pieces: piecesOf(ready),
    now: context.now,
  };
}

const piecesOf = ({ plan: { plan } }: ReadyCart): readonly StockRow[] => ('pieces' in plan ? plan.pieces : []);

/** Somebody took a piece since the cart was read: another shelf may have it. */
async function replan(tx: Tx, source: CartSource, context: RequestContext, sku: string): Promise<ReadyCart> {
  const { state } = source;
  const skus = state.cart.document.lines.flatMap((line) => (line.parts ? line.parts.map((part) => part.sku) : [line.sku]));
  const levels = await readSalable(tx, skus);
  const ready = checkReady({ ...source, state: { ...state, levels } }, context, state.cart.document.email ?? '');
  if (!('pieces' in ready.plan.plan)) throw outOfStock(source, sku, context);
  return ready;
}

/** From another shelf it comes on another day: whoever ordered sees that day first. */
function checkDays({ plan }: ReadyCart, { expected }: Prepared, { store }: RequestContext): void {
  if (plan.expected?.from === expected?.from && plan.expected?.to === expected?.to) return;
  throw placeError(checkoutMessages[store.language].changed);
}

async function countCoupon(tx: Tx, { state, totals }: CartSource, order: Order, { now }: RequestContext): Promise<void> {
  const coupon = runningCoupon(state);
  if (!coupon || !couponHelps(totals)) return;
  const customerKey = couponCustomerKey(order.customerId ?? undefined, order.email) ?? '';
  if (!(await redeemCoupon(tx, { coupon, reference: order.number, customerKey, now }))) {
    throw placeError(cartMessages[state.view.scope.language].couponEnded);
  }
}
