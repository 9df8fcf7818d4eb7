import { money } from '#modules/catalog/index.ts';
import { pickText, type StoreTexts } from '#modules/stores/index.ts';
import type { CartSource } from './cart-shape.ts';
import { planParcel } from './collect-plan.ts';
import { destinationOf, isVirtual, methodsTo, priceCart, type OfferedMethod } from './price-cart.ts';
import { cartMessages } from './messages.ts';

type Source = Pick<CartSource, 'state' | 'lines'>;

/** A method with what it would cost this cart: free from the threshold on, and by coupon. */
function methodShape({ state, lines }: Source, offered: OfferedMethod) {
  const { method } = offered;
  const shipping = priceCart(state, lines, offered).shipping;
  const chain = state.stores.textFallback(state.view.scope.code);
  const text = (texts: StoreTexts): string => pickText(texts, chain) ?? '';
  const [incl, excl] = [shipping?.incl ?? 0, shipping?.excl ?? 0];
  return {
    amount: money(incl),
    base_amount: money(incl),
    price_incl_tax: money(incl),
    price_excl_tax: money(excl),
    carrier_code: method.carrierCode,
    carrier_title: text(method.carrierTitle),
    method_code: method.methodCode,
    method_title: text(method.methodTitle),
    description: text(method.description),
  };
}

/** Everything that goes to the cart's destination. A parcel does not go to a branch. */
export function availableMethods(source: Source) {
  const { state } = source;
  const { countryCode, isPickup } = destinationOf(state);
  return methodsTo(state, countryCode).map((offered) => {
    const available = offered.method.isPickup || !isPickup;
    return {
      ...methodShape(source, offered),
      available,
      error_message: available ? null : cartMessages[state.view.scope.language].parcelToBranch,
      working_days: { from: offered.rate.fromDays, to: offered.rate.toDays },
      delivery_dates: offered.method.isPickup ? null : planParcel(state, offered).expected,
    };
  });
}

export const selectedMethod = (source: Source, offered: OfferedMethod | undefined) => (offered ? methodShape(source, offered) : null);

/** The first way to the door; what a cart page counts with before anybody chose. */
export function defaultMethod(source: CartSource) {
  if (isVirtual(source.lines)) return null;
  const { countryCode } = destinationOf(source.state);
  return selectedMethod(
    source,
    methodsTo(source.state, countryCode).find(({ method }) => !method.isPickup),
  );
}
