import type { Clock } from '#kernel/clock.ts';
import type { Database, Tx } from '#kernel/database/database.ts';
import type { RequestContext, ResolverMap } from '#kernel/graphql/context.ts';
import type { Ids } from '#kernel/ids.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Logger } from '#kernel/logger.ts';
import type { Catalog } from '#modules/catalog/index.ts';
import type { Customers } from '#modules/customer/index.ts';
import { readSalable } from '#modules/inventory/index.ts';
import type { Totals } from '#modules/pricing/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import { emptyDocument, type Cart, type CartDocument } from './cart.ts';
import { cartsOfCustomer, deleteOldCarts, findAnyCart, findCustomerCart, forgetCustomer, type StoredCart } from './cart-repository.ts';
import { cartShape, cartSource, type CartSource } from './cart-shape.ts';
import { addOnce, addWhatFits, resolveAll, resolveFill, wishedSkus, type FillError, type FillItem } from './add-use-case.ts';
import { changeCart, skusOf, type Change } from './change-cart.ts';
import { couponKeyOf } from './coupons/coupon.ts';
import { forgetGuesses } from './coupons/coupon-guesses.ts';
import { findCoupon } from './coupons/coupon-repository.ts';
import { judgeCart, type CouponJudgement, type ThoughtCart } from './coupons/judge-cart.ts';
import { cartToFill, ownCart } from './create-cart.ts';
import { deliveryCountries, deliveryDays, openDeliveryTables, type DeliveryTables } from './delivery-tables.ts';
import { cartHandover } from './hand-over-cart.ts';
import { findGuestCart, loadCart, loadLockedCart } from './load-cart.ts';
import { listVatPercent, type CartState } from './price-cart.ts';
import { receiveGoods } from './receive-goods.ts';
import type { WantedItem } from './resolve-item.ts';
import { cartResolvers } from './resolvers.ts';

export type CartsOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly ids: Ids;
  readonly jobs: Jobs;
  readonly catalog: Pick<Catalog, 'view'>;
  readonly customers: Pick<Customers, 'find' | 'isApproved' | 'addPersonalData'>;
  readonly stores: Stores;
};

/** What the resolvers work with, and later the checkout. */
export type CartAccess = {
  readonly delivery: () => DeliveryTables;
  /** A cart the caller may use, with its amounts; the one function that checks whose it is. */
  readonly open: (id: string, context: RequestContext, estimate?: CartState['estimate']) => Promise<CartSource>;
  /** The same once more under a lock, for placing an order: prices, stock and coupon as of this transaction. */
  readonly openLocked: (tx: Tx, seen: CartSource, context: RequestContext) => Promise<CartSource>;
  readonly openOwn: (customerId: number, context: RequestContext) => Promise<CartSource>;
  /** Shows a cart that was just read or written. */
  readonly show: (stored: StoredCart, context: RequestContext) => Promise<CartSource>;
  /** Changes the document of a cart; nothing is lost when several do at once. */
  readonly change: <T>(id: string, context: RequestContext, change: Change<T>, given?: Given) => Promise<{ source: CartSource; result: T }>;
  /**
   * Puts lines of an order into the customer's cart, or into a new one of a guest; says what could not be put in. What comes `back` from
   * an order goes into the guest's cart of that id, which is made when there is none, and once.
   */
  readonly fill: (
    items: readonly FillItem[],
    context: RequestContext,
    back?: { readonly guestId: string; readonly orderId: number },
  ) => Promise<{ source: CartSource; errors: readonly FillError[] }>;
  /** The cart of a guest who gives its id, when it can be filled. */
  readonly guestCart: (id: string) => Promise<string | undefined>;
  /** What a cart would be that nobody has; says what cannot be in it. Nothing is written. */
  readonly quote: (wish: QuoteWish, context: RequestContext) => Promise<{ source: CartSource; errors: readonly FillError[] }>;
  /** Puts what was put together for somebody into the cart of whoever asks, once. */
  readonly receive: (given: Parameters<typeof receiveGoods>[1], context: RequestContext, cartId?: string) => Promise<CartSource>;
};

/** Goods, and what is known of who they are for. */
type QuoteWish = {
  readonly items: readonly WantedItem[];
  readonly couponCode?: string | undefined;
  readonly person: Omit<CartDocument, 'lines' | 'nextLineId' | 'couponKey'>;
};

/** What a change needs beside the cart: products that may come in, or the cart as the caller has just opened it. */
type Given = { readonly skus?: readonly string[]; readonly seen?: CartSource };

export type Carts = CartAccess & {
  readonly resolvers: ResolverMap;
  /** What a customer has in the cart, as they see it; undefined when there is none. Nothing is written. */
  seenBy(customerId: number, context: RequestContext): Promise<CartSource | undefined>;
  /** LAW-02: the VAT that list prices contain. */
  listVatPercent(): number;
  /** What every rule of a coupon says to a cart that nobody has; undefined when there is no such code. */
  judgeCoupon(code: string, storeCode: string, thought: ThoughtCart): Promise<CouponJudgement | undefined>;
  /** For `npm run explain`: a cart by its id, without asking whose it is. */
  explain(id: string): Promise<{ readonly cart: Cart; readonly totals: Totals } | undefined>;
  close(): Promise<void>;
};

const day = 86_400_000;

/** Opens carts: lines, coupons, totals, merging, estimates. */
export async function openCarts(options: CartsOptions): Promise<Carts> {
  const { database, catalog, stores, clock } = options;
  const tables = await openDeliveryTables(database, options.logger);
  const access = createAccess(options, tables.current);
  registerJobs(options);
  options.customers.addPersonalData({
    name: 'carts',
    read: (customerId) => cartsOfCustomer(database, customerId),
    forget: forgetCustomer,
    handOver: cartHandover({ ids: options.ids, viewOf: (code) => catalog.view(stores.view(code)?.code ?? stores.defaultView().code) }),
  });
  return {
    ...access,
    seenBy: async (customerId, context) => {
      const stored = await findCustomerCart(database, customerId);
      return stored && access.show(stored, context);
    },
    listVatPercent: () => listVatPercent(stores, tables.current()),
    resolvers: {
      ...cartShape,
      ...cartResolvers({ ...access, ...options }),
      StoreConfig: {
        list_vat_percent: () => listVatPercent(stores, tables.current()),
        delivery_countries: () => deliveryCountries(tables.current()),
        delivery_days: () => deliveryDays(tables.current()),
      },
    },
    judgeCoupon: async (code, storeCode, thought) => {
      const coupon = await findCoupon(database, couponKeyOf(code));
      return coupon && judgeCart(database, { view: catalog.view(storeCode), delivery: tables.current(), stores }, coupon, thought);
    },
    explain: async (id) => {
      const stored = await findAnyCart(database, id);
      if (!stored) return undefined;
      const { cart } = stored;
      const view = catalog.view(stores.view(cart.storeCode)?.code ?? stores.defaultView().code);
      const isApprovedBusiness = cart.customerId !== null && (await options.customers.isApproved(cart.customerId));
      const state = { ...stored, view, isApprovedBusiness, delivery: tables.current(), stores, now: clock.now() };
      return { cart, totals: cartSource(state).totals };
    },
    close: tables.close,
  };
}

function createAccess({ database, ids, catalog, customers, stores }: CartsOptions, delivery: () => DeliveryTables): CartAccess {
  const source = async (
    stored: StoredCart,
    context: RequestContext,
    levels: CartState['levels'],
    estimate?: CartState['estimate'],
  ): Promise<CartSource> => {
    const isApprovedBusiness = context.customerId !== undefined && (await customers.isApproved(context.customerId));
    return cartSource({
      ...stored,
      levels,
      view: catalog.view(context.store.code),
      isApprovedBusiness,
      delivery: delivery(),
      stores,
      now: context.now,
      ...(estimate ? { estimate } : {}),
    });
  };
  const levelsOf = (document: CartDocument) => readSalable(database, skusOf(document));
  const show: CartAccess['show'] = async (stored, context) => source(stored, context, await levelsOf(stored.cart.document));
  const access: CartAccess = {
    delivery,
    show,
    open: async (id, context, estimate) => {
      const stored = await loadCart(database, id, context);
      return source(stored, context, stored.levels, estimate);
    },
    openLocked: async (tx, { state: { cart, isApprovedBusiness } }, context) => {
      const stored = await loadLockedCart(tx, cart.maskedId, context, cart.version);
      const view = catalog.view(context.store.code);
      return cartSource({ ...stored, view, isApprovedBusiness, delivery: delivery(), stores, now: context.now });
    },
    openOwn: async (customerId, context) => show(await ownCart({ database, ids }, customerId, context), context),
    change: async (cartId, context, change, { skus, seen } = {}) => {
      const view = catalog.view(context.store.code);
      const options = { database, context, view, cartId, change, ...(skus ? { skus } : {}), ...(seen ? { seen: seen.state } : {}) };
      const { stored, levels, result } = await changeCart(options);
      return { source: await source(stored, context, levels), result };
    },
    fill: async (items, context, back) => {
      const view = catalog.view(context.store.code);
      const cartId = await cartToFill({ database, ids }, context, back?.guestId);
      const wishes = resolveFill(items, view, context);
      const change = { cartId, skus: wishedSkus(wishes), change: back ? addOnce(back.orderId, wishes) : addWhatFits(wishes) };
      const { stored, levels, result } = await changeCart({ database, context, view, ...change });
      return { source: await source(stored, context, levels), errors: result };
    },
    guestCart: (id) => findGuestCart(database, id),
    quote: async (wish, context) => {
      const { stored, levels, errors } = await draftCart({ database, catalog }, wish, context);
      return { source: await source(stored, context, levels), errors };
    },
    receive: async (given, context, cartId) => {
      const view = catalog.view(context.store.code);
      return access.open(await receiveGoods({ database, ids, customers, view }, given, context, cartId), context);
    },
  };
  return access;
}

const nobodysCart = { id: 0, maskedId: '', customerId: null, status: 'active', mergedInto: null, version: 0 } as const;

/** The document of a cart that is not there: lines that can be had, and the coupon when there is such a code. */
async function draftCart(
  { database, catalog }: Pick<CartsOptions, 'database' | 'catalog'>,
  { items, couponCode, person }: QuoteWish,
  context: RequestContext,
) {
  const view = catalog.view(context.store.code);
  const wishes = resolveAll(items, view, context);
  const levels = await readSalable(database, wishedSkus(wishes));
  const filled = addWhatFits(wishes)(emptyDocument, { levels, view, now: context.now });
  const coupon = couponCode === undefined ? undefined : await findCoupon(database, couponKeyOf(couponCode));
  const document: CartDocument = { ...filled.document, ...person, ...(coupon ? { couponKey: couponKeyOf(coupon.code) } : {}) };
  return { stored: { cart: { ...nobodysCart, storeCode: context.store.code, document }, coupon }, levels, errors: filled.result };
}

function registerJobs({ database, jobs, clock, stores }: CartsOptions): void {
  jobs.register({
    name: 'cart-expiry',
    schedule: '50 3 * * *',
    handle: async () => {
      const days = stores.config(stores.defaultView().code)?.cart_expires_in_days ?? 30;
      await deleteOldCarts(database, new Date(clock.now().getTime() - days * day));
      await forgetGuesses(database, clock.now());
    },
  });
}
