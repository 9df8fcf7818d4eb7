import type { CheckoutCartFragment, CheckoutLineFragment, CountryCodeEnum } from '../../generated/graphql.ts';
import type { Destination } from '../../lib/cart/estimate/delivery-estimate.ts';

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

/** Where the cart goes, by a method that may not be saved yet. */
export function destinationBy(cart: CheckoutCartFragment, key: string): Destination {
  const { carrier_code, method_code } = methodsOf(cart).find((method) => methodKey(method) === key) ?? {};
  return {
    country: shippingOf(cart)?.country.code as CountryCodeEnum,
    isBranch: isPickup(cart),
    chosen: carrier_code && method_code ? { carrier_code, method_code } : undefined,
  };
}

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
