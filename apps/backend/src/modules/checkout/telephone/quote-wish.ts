import { deliveryName } from '@shop/rules/delivery-name';
import type { RequestContext } from '#kernel/graphql/context.ts';
import { inputError } from '#kernel/errors.ts';
import { chosenMethod, couponLabel, destinationOf, methodsTo, runningCoupon, type CartSource } from '#modules/cart/index.ts';
import { pickText, type Stores } from '#modules/stores/index.ts';
import type { CheckoutServices } from '../checkout-services.ts';
import { pickupOptions } from '../choose-methods.ts';
import { readPerson, type TelephoneProblem, type TelephoneWish } from './read-wish.ts';
import type { TelephoneDraft } from './telephone-repository.ts';

/** What a wish comes to: what it costs, how it can travel, and what keeps it from being sent. */
export type TelephoneQuote = {
  readonly draft: TelephoneDraft;
  readonly source: CartSource;
  readonly coupon: { readonly code: string; readonly label: string; readonly problem: string | null } | undefined;
  readonly methods: readonly { readonly code: string; readonly title: string; readonly cents: number; readonly isChosen: boolean }[];
  readonly pickups: readonly { readonly code: string; readonly readyOn: string }[];
  readonly problems: readonly TelephoneProblem[];
};

const mostLines = 100;

/** The request of nobody: what a guest of this store view would see. */
export function guestOf(stores: Pick<Stores, 'scope'>, storeCode: string, now: Date): RequestContext {
  const store = stores.scope(storeCode);
  if (!store) throw inputError('There is no such store view.', { field: 'store' });
  return { requestId: '', ip: '', store, credential: 'none', now };
}

/** Counts a wish as the customer's cart will be counted; nothing is written. */
export async function quoteWish(services: CheckoutServices, wish: TelephoneWish, now: Date): Promise<TelephoneQuote> {
  const { carts, stores } = services;
  const context = guestOf(stores, wish.store, now);
  if (wish.lines.length > mostLines) throw inputError(`An order has at most ${mostLines} lines here.`, { field: 'lines' });
  const { person, name, problems } = readPerson(wish, { stores, delivery: carts.delivery() });
  const couponCode = wish.coupon?.trim() || undefined;
  const { source, errors } = await carts.quote({ items: wish.lines, couponCode, person }, context);
  const coupon = couponCode === undefined ? undefined : couponOf(source, couponCode);
  return {
    draft: { storeCode: context.store.code, email: wish.email.trim(), name, document: source.state.cart.document },
    source,
    coupon,
    methods: methodsOf(source),
    pickups: pickupOptions(services, source).map((option) => ({ code: option.pickup_location_code, readyOn: option.ready_on })),
    problems: [
      ...problems,
      ...errors.map(({ sku, code, available }): TelephoneProblem => {
        if (code === 'UNDEFINED') return { code: 'choose', sku };
        return { code: 'line', sku, available: available ?? 0 };
      }),
      ...(wish.lines.length === 0 ? [{ code: 'nothing' } as const] : []),
      ...(coupon?.problem ? [{ code: 'coupon' } as const] : []),
    ],
  };
}

/** What a code gives, or why it gives nothing: unknown or over, or what the cart lacks for it. */
function couponOf({ state, totals }: CartSource, typed: string): TelephoneQuote['coupon'] {
  const coupon = runningCoupon(state);
  if (!coupon) return { code: typed, label: '', problem: 'unknown' };
  const label = couponLabel(coupon, state.stores.textFallback(state.view.scope.code));
  return { code: coupon.code, label, problem: totals.couponObstacle ?? null };
}

/** The ways to where it goes, by parcel. */
function methodsOf({ state }: CartSource): TelephoneQuote['methods'] {
  const { countryCode, isPickup } = destinationOf(state);
  const chosen = chosenMethod(state)?.method;
  if (isPickup) return [];
  const fallback = state.stores.textFallback(state.view.scope.code);
  return methodsTo(state, countryCode)
    .filter(({ method }) => !method.isPickup)
    .map(({ method, rate }) => ({
      code: `${method.carrierCode}/${method.methodCode}`,
      title: deliveryName(pickText(method.carrierTitle, fallback) ?? method.carrierCode, pickText(method.methodTitle, fallback)),
      cents: rate.cents,
      isChosen: method === chosen,
    }));
}
