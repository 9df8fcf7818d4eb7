import { useEffect, useMemo, useState } from 'react';
import {
  DeliveryRatesDocument,
  EstimateTotalsDocument,
  type CountryCodeEnum,
  type DeliveryRatesMutation,
  type EstimateTotalsMutation,
} from '../../../generated/graphql.ts';
import { useShop } from '../../graphql/use-shop.ts';
import { useShopState } from '../../page/shop-state.tsx';
import { useIsNet } from '../../prices/use-business-view.ts';
import { tabValues } from '../../session/storage.ts';
import {
  countriesFor,
  destinationOf,
  isSettled,
  rateTo,
  summaryAmounts,
  type DeliveryRate,
  type Destination,
  type EstimableCart,
  type EstimatedTotals,
  type SummaryAmounts,
} from './delivery-estimate.ts';
import { wantedCountry } from './wanted-country.ts';

type PaymentMethods = NonNullable<NonNullable<EstimateTotalsMutation['estimateTotals']['cart']>['available_payment_methods']>;

export type DeliveryEstimate = {
  readonly country: CountryCodeEnum;
  readonly setCountry: (country: CountryCodeEnum) => void;
  /** Where the shop delivers, home first. */
  readonly countries: readonly CountryCodeEnum[];
  /** The shopper collects it in a branch. */
  readonly isCollected: boolean;
  /** Undefined until the shop has answered, and where it does not deliver this cart. */
  readonly rate: DeliveryRate | undefined;
  /** The way is chosen: nothing of the amounts is an estimate any more. */
  readonly isChosen: boolean;
  readonly amounts: SummaryAmounts;
  /** How it can be paid when it goes there (LAW-05). */
  readonly payment: PaymentMethods;
};

type Situation = {
  /** What is still on its way to the shop would be answered with the cart of before. */
  readonly isBusy?: boolean;
  /** What a form on the screen says and the cart does not know yet: the amounts follow it at once. */
  readonly wish?: Destination | undefined;
};

/**
 * What delivery adds, by country, before anybody has given an address (LAW-05): the drawer, the cart page and every step of the
 * checkout say the same. Nothing is saved on the cart.
 */
export function useDeliveryEstimate(
  cart: EstimableCart & { readonly available_payment_methods?: PaymentMethods | null },
  { isBusy = false, wish }: Situation = {},
): DeliveryEstimate {
  const { storeView } = useShopState();
  const isNet = useIsNet();
  const countries = useMemo(() => countriesFor(storeView.language, storeView.deliveryCountries), [storeView]);
  const [picked, setPicked] = useState<CountryCodeEnum>();
  const home = countries[0] ?? 'NL';
  const toDoor = (to: CountryCodeEnum): Destination => ({ country: to, isBranch: false, chosen: undefined });
  const target = wish ?? (picked ? toDoor(picked) : destinationOf(cart)) ?? toDoor(wantedCountry(countries) ?? home);
  const { country } = target;
  const rate = rateTo(cart, target, home, useWays(cart, country, isBusy));
  const totals = useTotals(cart, rate, isBusy);
  return {
    country,
    setCountry: (chosen) => {
      tabValues.set('deliveryCountry', chosen);
      setPicked(chosen);
    },
    countries,
    isCollected: target.isBranch,
    rate,
    isChosen: isSettled(cart, rate),
    amounts: summaryAmounts(cart, rate, totals, isNet),
    // A cart that has been to the checkout knows for itself.
    payment: (totals?.country === country ? totals.answer.available_payment_methods : undefined) ?? cart.available_payment_methods ?? [],
  };
}

/** What a part of the estimate cannot say, the rest goes on without: the page says already that the shop does not answer. */
const unanswered = (): undefined => undefined;

const isWithoutParcel = (cart: EstimableCart): boolean => cart.is_virtual || (cart.itemsV2?.items ?? []).length === 0;

/** The ways into a country with what they cost this cart, asked anew whenever it has changed. */
function useWays(cart: EstimableCart, country: CountryCodeEnum, isBusy: boolean): DeliveryRatesMutation | undefined {
  const shop = useShop();
  const [known, setKnown] = useState<{ readonly country: CountryCodeEnum; readonly ways: DeliveryRatesMutation }>();
  useEffect(() => {
    if (isBusy || isWithoutParcel(cart)) return;
    const controller = new AbortController();
    const calls = shop.with({ signal: controller.signal });
    calls.mutate(DeliveryRatesDocument, { id: cart.id, country }).then((ways) => setKnown({ country, ways }), unanswered);
    return () => controller.abort();
  }, [shop, cart, country, isBusy]);
  return known?.country === country ? known.ways : undefined;
}

/** The shop's totals for the cart on a way it has not chosen yet. */
function useTotals(cart: EstimableCart, rate: DeliveryRate | undefined, isBusy: boolean): EstimatedTotals | undefined {
  const shop = useShop();
  const [totals, setTotals] = useState<EstimatedTotals>();
  const { country, method } = rate ?? {};
  const [carrier, code] = [method?.carrier_code, method?.method_code];
  const isAsked = !isBusy && !isWithoutParcel(cart) && !isSettled(cart, rate);
  useEffect(() => {
    if (!isAsked || country === undefined || carrier === undefined || code === undefined) return;
    const controller = new AbortController();
    const way = { carrier_code: carrier, method_code: code };
    const input = { cart_id: cart.id, address: { country_code: country }, shipping_method: way };
    shop
      .with({ signal: controller.signal })
      .mutate(EstimateTotalsDocument, { input })
      .then(({ estimateTotals: { cart: answer } }) => answer && setTotals({ cart, country, method: way, answer }), unanswered);
    return () => controller.abort();
  }, [shop, cart, country, carrier, code, isAsked]);
  return totals;
}
