import type { CheckoutCartFragment, CheckoutLineFragment } from '../../generated/graphql.ts';
import { discountRows } from '../../lib/cart/discount-rows.ts';

export const linesOf = (cart: CheckoutCartFragment): readonly CheckoutLineFragment[] =>
  (cart.itemsV2?.items ?? []).filter((line) => line !== null);

export const shippingOf = (cart: CheckoutCartFragment) => cart.shipping_addresses[0] ?? undefined;

export type ShippingMethod = NonNullable<
  NonNullable<NonNullable<CheckoutCartFragment['shipping_addresses'][number]>['available_shipping_methods']>[number]
>;

/** How the cart can travel; collecting has its own place in the first step. */
export const methodsOf = (cart: CheckoutCartFragment): readonly ShippingMethod[] =>
  (shippingOf(cart)?.available_shipping_methods ?? []).filter((method) => method !== null);

export const methodKey = (method: { readonly carrier_code: string; readonly method_code: string | null }): string =>
  `${method.carrier_code} ${method.method_code ?? ''}`;

export function chosenMethod(cart: CheckoutCartFragment): ShippingMethod | undefined {
  const chosen = shippingOf(cart)?.selected_shipping_method;
  return chosen ? methodsOf(cart).find((method) => methodKey(method) === methodKey(chosen)) : undefined;
}

/** The method that is chosen, else the shop's usual one, else the only one there is. */
export function presetMethod(cart: CheckoutCartFragment, offered: readonly ShippingMethod[]): string {
  const keys = offered.map(methodKey);
  const wanted = [shippingOf(cart)?.selected_shipping_method, cart.default_shipping_method].flatMap((method) =>
    method ? [methodKey(method)] : [],
  );
  return wanted.find((key) => keys.includes(key)) ?? (keys.length === 1 ? (keys[0] ?? '') : '');
}

export const isPickup = (cart: CheckoutCartFragment): boolean => Boolean(shippingOf(cart)?.pickup_location_code);

export const imageOf = (line: CheckoutLineFragment): string | undefined =>
  (line.__typename === 'ConfigurableCartItem' ? line.configured_variant?.small_image?.url : undefined) ??
  line.product.small_image?.url ??
  undefined;

export type Step = 'details' | 'delivery' | 'payment' | 'review';
export const steps: readonly Step[] = ['details', 'delivery', 'payment', 'review'];

/** The first step that is not done; the cart itself knows, so that a reload goes on where it was. */
export function nextStep(cart: CheckoutCartFragment, isGuest: boolean, isPaymentChosen: boolean): Step {
  const hasAddresses = Boolean(cart.billing_address) && (cart.is_virtual || shippingOf(cart) !== undefined);
  if (!hasAddresses || (isGuest && !cart.email)) return 'details';
  if (!cart.is_virtual && !shippingOf(cart)?.selected_shipping_method) return 'delivery';
  return isPaymentChosen ? 'review' : 'payment';
}

const cents = (amount: number | null | undefined): number => Math.round((amount ?? 0) * 100);

/** The rows of the bill, with VAT or without. */
export function amountsOf(cart: CheckoutCartFragment, isNet: boolean) {
  const { prices } = cart;
  const method = shippingOf(cart)?.selected_shipping_method;
  const goods = (prices?.discounts ?? []).filter((discount) => discount?.applied_to === 'ITEM');
  const netOff = (cents(prices?.subtotal_excluding_tax?.value) - cents(prices?.subtotal_with_discount_excluding_tax?.value)) / 100;
  // Without VAT the shop says one sum: a coupon gives one discount on goods.
  const discounts = isNet ? discountRows(goods).map(({ label }) => ({ label, amount: netOff })) : discountRows(prices?.discounts);
  return {
    subtotal: (isNet ? prices?.subtotal_excluding_tax?.value : prices?.subtotal_including_tax?.value) ?? 0,
    discounts,
    shipping: method ? ((isNet ? method.price_excl_tax.value : method.price_incl_tax.value) ?? 0) : undefined,
    taxes: (prices?.applied_taxes ?? []).flatMap((tax) => (tax?.amount.value ? [{ label: tax.label, amount: tax.amount.value }] : [])),
    total: prices?.grand_total?.value ?? 0,
  };
}

export const rowOf = ({ prices }: CheckoutLineFragment, isNet: boolean): number =>
  (isNet ? prices?.row_total.value : prices?.row_total_including_tax.value) ?? 0;
