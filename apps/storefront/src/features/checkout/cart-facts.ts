import type { CheckoutCartFragment, CheckoutLineFragment } from '../../generated/graphql.ts';

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

/** The chosen method with its dates. */
export function chosenMethod(cart: CheckoutCartFragment): ShippingMethod | undefined {
  const chosen = shippingOf(cart)?.selected_shipping_method;
  return chosen ? methodsOf(cart).find((method) => methodKey(method) === methodKey(chosen)) : undefined;
}

export const isPickup = (cart: CheckoutCartFragment): boolean => Boolean(shippingOf(cart)?.pickup_location_code);

/** What is bought, in full (LAW-06). */
export function choicesOf(line: CheckoutLineFragment): readonly { readonly label: string; readonly value: string }[] {
  if (line.__typename === 'ConfigurableCartItem') {
    return line.configurable_options.flatMap((option) => (option ? [{ label: option.option_label, value: option.value_label }] : []));
  }
  if (line.__typename !== 'BundleCartItem') return [];
  return line.bundle_options.flatMap((option) => {
    const values = (option?.values ?? []).flatMap((value) =>
      value ? [value.quantity > 1 ? `${value.quantity} × ${value.label}` : value.label] : [],
    );
    return option ? [{ label: option.label, value: values.join(', ') }] : [];
  });
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
