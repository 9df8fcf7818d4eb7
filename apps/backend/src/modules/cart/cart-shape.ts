import type { QuoteItemsSortInput } from '@shop/contract';
import { pageOf, type PageArguments } from '#kernel/graphql/paging.ts';
import type { ResolverMap } from '#kernel/graphql/context.ts';
import { deliveryTime, money, type StockState } from '#modules/catalog/index.ts';
import type { Totals } from '#modules/pricing/index.ts';
import { addressShape } from './address-shape.ts';
import { discountsOf } from './bill-rows.ts';
import { shippingAddressOf } from './cart.ts';
import { couponLabel } from './coupons/coupon-label.ts';
import { unusedReason } from './coupons/unused-coupon.ts';
import { itemShape, type ItemShape } from './item-shape.ts';
import { chosenMethod, isVirtual, offeredLines, priceCart, runningCoupon, type CartState, type OfferedLine } from './price-cart.ts';
import { availableMethods, defaultMethod, selectedMethod } from './shipping-shape.ts';
import { sortItems } from './sort-items.ts';
import { cartMessages } from './messages.ts';

/** A cart as resolvers hand it on: lines and amounts are computed once. */
export type CartSource = {
  readonly state: CartState;
  readonly lines: readonly OfferedLine[];
  readonly totals: Totals;
  readonly items: readonly ItemShape[];
};

/** Computes what a cart shows. */
export function cartSource(state: CartState): CartSource {
  const lines = offeredLines(state);
  const totals = priceCart(state, lines);
  const coupon = runningCoupon(state);
  const items = lines.flatMap((line, index) => {
    const amounts = totals.lines[index];
    return amounts ? [itemShape(state, line, amounts, coupon)] : [];
  });
  return { state, lines, totals, items };
}

type Field = (source: CartSource) => unknown;

/** Carts as the contract shows them. */
export const cartShape: ResolverMap = {
  Cart: {
    id: (({ state }) => state.cart.maskedId) satisfies Field,
    email: (({ state }) => state.cart.document.email ?? null) satisfies Field,
    comment: (({ state }) => state.cart.document.comment ?? null) satisfies Field,
    items: (({ items }) => items) satisfies Field,
    itemsV2: (source: CartSource, args: PageArguments & { sort?: QuoteItemsSortInput | null }) => {
      const page = pageOf(sortItems(source, args.sort), args);
      return { items: page.items, page_info: page.info, total_count: page.total };
    },
    is_virtual: (({ lines }) => isVirtual(lines)) satisfies Field,
    total_quantity: (({ lines }) => quantityOf(lines)) satisfies Field,
    summary_count: (({ state, lines }) =>
      state.stores.config(state.view.scope.code)?.cart_summary_display_quantity === 0 ? lines.length : quantityOf(lines)) satisfies Field,
    applied_coupon: ((source) => appliedCoupon(source)) satisfies Field,
    applied_coupons: ((source) => {
      const coupon = appliedCoupon(source);
      return coupon ? [coupon] : null;
    }) satisfies Field,
    coupon_message: couponMessage satisfies Field,
    prices: pricesShape satisfies Field,
    billing_address: (({ state }) => addressShape(state, state.cart.document.billingAddress, 'BillingCartAddress')) satisfies Field,
    shipping_addresses: ((source) => shippingAddresses(source)) satisfies Field,
    delivery_time: worstDelivery satisfies Field,
    default_shipping_method: defaultMethod satisfies Field,
    free_shipping_amount: (({ state }) => state.stores.freeShipping(state.view.scope.code) ?? null) satisfies Field,
    free_shipping_remaining: (({ totals }) =>
      totals.freeShippingRemaining === undefined ? null : money(totals.freeShippingRemaining)) satisfies Field,
  },
};

const quantityOf = (lines: readonly OfferedLine[]): number => lines.reduce((total, { line }) => total + line.quantity, 0);

/** The code stays on the cart until it is removed, so that the shopper sees why it gives nothing. */
function appliedCoupon({ state: { coupon, cart } }: CartSource): { code: string } | null {
  return cart.document.couponKey === undefined ? null : { code: coupon?.code ?? cart.document.couponKey };
}

function couponMessage({ state, lines, totals }: CartSource): string | null {
  if (state.cart.document.couponKey === undefined) return null;
  const messages = cartMessages[state.view.scope.language];
  if (!runningCoupon(state)) return messages.couponEnded;
  if (totals.couponObstacle) return messages.coupon(totals.couponObstacle, state.coupon?.conditions.minimumSubtotalCents ?? 0);
  const reason = unusedReason({ state, lines, totals });
  return reason === undefined ? null : messages.couponUnused[reason];
}

function pricesShape(source: CartSource) {
  const { totals, state } = source;
  const discounts = discountsShape(source);
  const messages = cartMessages[state.view.scope.language];
  return {
    grand_total: money(totals.grandTotal),
    grand_total_excluding_tax: money(totals.grandTotalExcl),
    subtotal_including_tax: money(totals.subtotalIncl),
    subtotal_excluding_tax: money(totals.subtotalExcl),
    subtotal_with_discount_excluding_tax: money(totals.subtotalWithDiscountExcl),
    applied_taxes: totals.taxes.map(({ percent, tax }) => ({ amount: money(tax), label: messages.vat(percent) })),
    discounts,
    discount: discounts && { amount: money(totals.discount), label: discounts.map(({ label }) => label) },
  };
}

function discountsShape({ state, totals }: CartSource) {
  const { coupon } = state;
  if (!coupon) return null;
  const label = couponLabel(coupon, state.stores.textFallback(state.view.scope.code));
  const discounts = discountsOf(totals).map((cents) => ({
    amount: money(cents),
    applied_to: 'ITEM' as const,
    coupon: { code: coupon.code },
    label,
  }));
  return discounts.length > 0 ? discounts : null;
}

function shippingAddresses(source: CartSource) {
  const { state, items, lines } = source;
  const { billingAddress, pickupLocationCode } = state.cart.document;
  const shippingAddress = shippingAddressOf(state.cart.document);
  const address = addressShape(state, shippingAddress, 'ShippingCartAddress');
  if (!address) return [];
  const grams = lines.reduce((total, { line, source: product }) => total + (product.record.weightGrams ?? 0) * line.quantity, 0);
  return [
    {
      ...address,
      available_shipping_methods: availableMethods(source),
      selected_shipping_method: selectedMethod(source, chosenMethod(state)),
      cart_items: items.map(({ id, quantity }) => ({ cart_item_id: Number(id), quantity })),
      cart_items_v2: items,
      customer_notes: null,
      items_weight: grams / 1_000,
      pickup_location_code: pickupLocationCode ?? null,
      same_as_billing: JSON.stringify(shippingAddress) === JSON.stringify(billingAddress),
    },
  ];
}

const order = ['green', 'amber', 'blue', 'grey'];

/** A cart arrives when its last line does. */
function worstDelivery({ state, lines }: CartSource) {
  const times = lines.flatMap(({ line, source }) => {
    const skus = line.parts
      ? line.parts.map((part) => ({ sku: part.sku, pieces: part.quantity * line.quantity }))
      : [{ sku: line.sku, pieces: line.quantity }];
    return skus.map(({ sku, pieces }) => deliveryTime(stockFor(state, sku, pieces), source.view.scope.language));
  });
  return times.sort((a, b) => order.indexOf(b.color) - order.indexOf(a.color))[0] ?? null;
}

function stockFor({ levels, view }: CartState, sku: string, pieces: number): StockState {
  const own = levels.get(sku) ?? {};
  const webCodes = new Set(
    view
      .stock()
      .sources.filter(({ kind }) => kind === 'web')
      .map(({ code }) => code),
  );
  const total = (isWeb: boolean): number =>
    Object.entries(own).reduce((sum, [code, quantity]) => sum + (webCodes.has(code) === isWeb ? quantity : 0), 0);
  const web = total(true);
  return {
    web: web >= pieces ? web : 0,
    branches: web + total(false) >= pieces ? web + total(false) : 0,
    isMadeToOrder: view.sourceBySku(sku)?.record.isMadeToOrder ?? false,
  };
}
