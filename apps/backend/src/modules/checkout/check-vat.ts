import type { RequestContext } from '#kernel/graphql/context.ts';
import type { CartDocument, CartSource, VatCheck } from '#modules/cart/index.ts';
import type { CheckoutServices } from './checkout-services.ts';
import { checkoutMessages } from './messages.ts';

/** A verdict of the tax office counts this long for an order (LAW-25: valid when ordered). */
const freshMs = 15 * 60_000;

/** The number that counts: of the bill, of the delivery, or of the account; and the country it must belong to. */
function vatNumberOf(
  { billingAddress, shippingAddress }: CartDocument,
  taxvat: string | null,
): { vatId: string; countryCode: string } | undefined {
  const named = [billingAddress, shippingAddress].find((address) => address?.vatId);
  if (named?.vatId) return { vatId: named.vatId, countryCode: named.countryCode };
  const countryCode = billingAddress?.countryCode ?? shippingAddress?.countryCode;
  return taxvat && countryCode ? { vatId: taxvat, countryCode } : undefined;
}

async function ask(services: CheckoutServices, document: CartDocument, { customerId, now }: RequestContext): Promise<VatCheck | undefined> {
  const customer = customerId === undefined ? undefined : await services.customers.find(customerId);
  const number = vatNumberOf(document, customer?.taxvat ?? null);
  if (!number) return undefined;
  const { valid, requestId } = await services.customers.checkVat(number.countryCode, number.vatId);
  return { vatId: number.vatId, isValid: valid, requestId, at: now.toISOString() };
}

/** Has the VAT number of a cart looked at, and keeps the answer with its date; without a number there is nothing to keep. */
export async function checkCartVat(services: CheckoutServices, source: CartSource, context: RequestContext): Promise<CartSource> {
  const { cart } = source.state;
  const check = await ask(services, cart.document, context);
  if (!check && !cart.document.vatCheck) return source;
  const changed = await services.carts.change(cart.maskedId, context, (document) => {
    const { vatCheck: _before, ...rest } = document;
    return { document: check ? { ...rest, vatCheck: check } : rest, result: undefined };
  });
  return changed.source;
}

/** Asks again before an order when the answer is old; true when the tax of the cart is another now, so that nobody pays unseen. */
export async function isVatChanged(services: CheckoutServices, source: CartSource, context: RequestContext): Promise<boolean> {
  const { vatCheck } = source.state.cart.document;
  if (!vatCheck || !source.state.isApprovedBusiness) return false;
  if (context.now.getTime() - Date.parse(vatCheck.at) < freshMs) return false;
  const checked = await checkCartVat(services, source, context);
  return checked.totals.grandTotal !== source.totals.grandTotal;
}

/** The verdict in the shopper's words. */
export function vatCheckShape({ state }: CartSource) {
  const { vatCheck } = state.cart.document;
  if (!vatCheck) return null;
  const messages = checkoutMessages[state.view.scope.language];
  const message = vatCheck.isValid === null ? messages.vatUnknown : vatCheck.isValid ? messages.vatValid : messages.vatInvalid;
  return { vat_id: vatCheck.vatId, is_valid: vatCheck.isValid, message };
}
