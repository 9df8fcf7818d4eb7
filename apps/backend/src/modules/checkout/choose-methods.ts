import type { Language } from '@shop/contract';
import { inputError } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import { chosenMethod, destinationOf, isVirtual, methodsTo, planPickup, type CartSource, type MethodCode } from '#modules/cart/index.ts';
import { keptCardField } from '#modules/orders/index.ts';
import type { OfferedPaymentMethod } from '#modules/payments/index.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { checkoutMessages } from './messages.ts';

/** Sets how the goods travel. */
export async function setShippingMethod(
  services: CheckoutServices,
  cartId: string,
  methods: readonly (MethodCode | undefined)[],
  context: RequestContext,
): Promise<CartSource> {
  const seen = await services.carts.open(cartId, context);
  const { state } = seen;
  const [wanted, ...more] = methods.filter((one) => one !== undefined);
  if (more.length > 0) throw inputError('You cannot specify multiple shipping methods.');
  if (!wanted) throw inputError('Required parameter "shipping_methods" is missing');
  if (!state.cart.document.shippingAddress) {
    throw inputError('The shipping address is missing. Set the address and try again.');
  }
  const { countryCode, isPickup } = destinationOf(state);
  const found = methodsTo(state, countryCode).find(
    ({ method }) => method.carrierCode === wanted.carrierCode && method.methodCode === wanted.methodCode,
  );
  if (!found || (isPickup && !found.method.isPickup)) {
    throw inputError(`Carrier with such method not found: ${wanted.carrierCode.slice(0, 64)}, ${wanted.methodCode.slice(0, 64)}`);
  }
  if (found.method.isPickup && !isPickup) throw inputError(checkoutMessages[context.store.language].pickupFirst);
  const { carrierCode, methodCode } = found.method;
  const { source } = await services.carts.change(
    cartId,
    context,
    (document) => ({ document: { ...document, shippingMethod: { carrierCode, methodCode } }, result: undefined }),
    { seen },
  );
  return source;
}

/** What a cart can be paid with; nothing until it is known how it travels. */
export async function paymentMethodsOf(services: CheckoutServices, source: CartSource): Promise<readonly OfferedPaymentMethod[]> {
  const { state, lines, totals } = source;
  const { cart, isApprovedBusiness, view, stores } = state;
  const { billingAddress, shippingAddress } = cart.document;
  const method = chosenMethod(state);
  if (lines.length === 0 || (!method && !isVirtual(lines))) return [];
  const { countryCode, isPickup } = destinationOf(state);
  const customer = cart.customerId === null ? undefined : await services.customers.find(cart.customerId);
  const offered = await services.payments.offer({
    texts: stores.textFallback(view.scope.code),
    billingCountry: billingAddress?.countryCode ?? shippingAddress?.countryCode ?? countryCode,
    shippingCountry: isPickup || isVirtual(lines) ? undefined : countryCode,
    amount: totals.grandTotal,
    isPickup,
    isApprovedBusiness,
    dateOfBirth: customer?.dateOfBirth,
    lastUsed: cart.customerId === null ? undefined : await services.orders.lastPaymentMethod(cart.customerId),
  });
  return cart.customerId === null ? offered : withKeptCards(services, offered, cart.customerId, view.scope.language);
}

/** A customer may choose one of their kept cards where cards are taken; nobody else's is among the choices. */
async function withKeptCards(
  { orders }: CheckoutServices,
  methods: readonly OfferedPaymentMethod[],
  customerId: number,
  language: Language,
): Promise<readonly OfferedPaymentMethod[]> {
  const byMethod = Map.groupBy(await orders.usableCards(customerId), ({ methodCode }) => methodCode);
  return methods.map((method) => {
    const options = byMethod.get(method.code)?.map(({ publicHash, label }) => ({ value: publicHash, label }));
    if (!options) return method;
    const { keptCard } = checkoutMessages[language];
    return { ...method, fields: [...method.fields, { code: keptCardField, label: keptCard, type: 'select', isRequired: false, options }] };
  });
}

const methodNotAvailable = 'The requested Payment Method is not available.';

/** The offered method of a code, or Magento's refusal. */
async function findPaymentMethod(services: CheckoutServices, source: CartSource, code: string): Promise<OfferedPaymentMethod> {
  const found = (await paymentMethodsOf(services, source)).find((method) => method.code === code);
  if (!found) throw inputError(methodNotAvailable);
  return found;
}

/** Remembers how a cart will be paid. */
export async function setPaymentMethodOnCart(
  services: CheckoutServices,
  cartId: string,
  { code, purchaseOrderNumber }: { readonly code: string; readonly purchaseOrderNumber?: string | undefined },
  context: RequestContext,
): Promise<CartSource> {
  const method = await findPaymentMethod(services, await services.carts.open(cartId, context), code);
  const { source } = await services.carts.change(cartId, context, (document) => ({
    document: { ...document, paymentMethod: { code: method.code, ...(purchaseOrderNumber ? { purchaseOrderNumber } : {}) } },
    result: undefined,
  }));
  return source;
}

/** The branches a cart can be collected in: those that have everything, and those it can be brought to, with the day. */
export function pickupOptions({ stores }: CheckoutServices, { state }: CartSource) {
  return stores.branches().flatMap((branch) => {
    const { plan, expected, hasEverything } = planPickup(state, branch);
    if (!('pieces' in plan) || !expected) return [];
    return [{ pickup_location_code: branch.code, name: branch.name, has_everything: hasEverything, ready_on: expected.to }];
  });
}
