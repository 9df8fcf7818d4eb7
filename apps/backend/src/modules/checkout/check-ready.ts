import { inputError, type ShopError } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import {
  cartMessages,
  chosenMethod,
  isVirtual,
  planParcel,
  planPickup,
  runningCoupon,
  shippingAddressOf,
  type CartAddress,
  type CartPlan,
  type CartSource,
} from '#modules/cart/index.ts';
import type { Branch } from '#modules/stores/index.ts';
import { checkoutMessages } from './messages.ts';

type Code = 'CART_NOT_FOUND' | 'CART_NOT_ACTIVE' | 'GUEST_EMAIL_MISSING' | 'UNABLE_TO_PLACE_ORDER' | 'UNDEFINED';

/** Why an order cannot be placed; clients go by the code, never by the sentence. */
export const placeError = (message: string, code: Code = 'UNABLE_TO_PLACE_ORDER'): ShopError => inputError(message, { error_code: code });

/** A cart with everything an order needs but its payment. */
export type ReadyCart = {
  readonly email: string;
  readonly billingAddress: CartAddress;
  readonly shippingAddress: CartAddress | undefined;
  readonly branch: Branch | undefined;
  readonly plan: CartPlan;
};

const nothingToSend: CartPlan = { plan: { pieces: [] }, expected: null, hasEverything: true };

/** Checks that a cart is complete, in the order in which a shopper fills it in; what is missing is said in Magento's words (R025). */
export function checkReady(source: CartSource, context: RequestContext, customerEmail: string | undefined): ReadyCart {
  const { state, lines } = source;
  const { document } = state.cart;
  const messages = checkoutMessages[context.store.language];
  if (lines.length === 0 || lines.length !== document.lines.length) throw placeError(messages.changed);
  checkCoupon(source);
  const email = customerEmail ?? document.email;
  if (email === undefined) throw placeError('Guest email for cart is missing.', 'GUEST_EMAIL_MISSING');
  const { billingAddress } = document;
  if (!billingAddress) throw placeError('Please check the billing address information');
  if (isVirtual(lines)) return { email, billingAddress, shippingAddress: undefined, branch: undefined, plan: nothingToSend };
  return { email, billingAddress, ...checkDelivery(source, context) };
}

/** A coupon that gives nothing any more is never passed over in silence (R031). */
function checkCoupon({ state, totals }: CartSource): void {
  if (state.cart.document.couponKey === undefined) return;
  const messages = cartMessages[state.view.scope.language];
  if (!runningCoupon(state)) throw placeError(messages.couponEnded);
  if (totals.couponObstacle) throw placeError(messages.coupon(totals.couponObstacle, state.coupon?.conditions.minimumSubtotalCents ?? 0));
}

function checkDelivery(source: CartSource, context: RequestContext): Pick<ReadyCart, 'shippingAddress' | 'branch' | 'plan'> {
  const { state } = source;
  const { pickupLocationCode } = state.cart.document;
  const shippingAddress = shippingAddressOf(state.cart.document);
  const messages = checkoutMessages[context.store.language];
  if (!shippingAddress) throw placeError("Some addresses can't be used due to the configurations for specific countries.");
  const method = chosenMethod(state);
  if (!method) throw placeError('The shipping method is missing. Select the shipping method and try again');
  const branch = pickupLocationCode === undefined ? undefined : state.stores.branchByCode(pickupLocationCode);
  if (method.method.isPickup !== (branch !== undefined)) throw placeError(messages.pickupFirst);
  if (!branch && !shippingAddress.telephone) throw placeError(messages.telephone);
  const plan = branch ? planPickup(state, branch) : planParcel(state, method);
  if (!('pieces' in plan.plan)) throw outOfStock(source, plan.plan.missing, context);
  return { shippingAddress, branch, plan };
}

/** The refusal names the line (R001). */
export function outOfStock({ lines }: CartSource, sku: string, { store }: RequestContext): ShopError {
  const line = lines.find((one) => one.line.sku === sku || one.line.parts?.some((part) => part.sku === sku));
  const shown = line?.parent ?? line?.source;
  return inputError(checkoutMessages[store.language].outOfStock(shown?.text.name ?? sku), {
    error_code: 'UNABLE_TO_PLACE_ORDER',
    sku,
  });
}

export const isSoldOut = ({ extensions }: ShopError): boolean => typeof extensions?.['sku'] === 'string';
