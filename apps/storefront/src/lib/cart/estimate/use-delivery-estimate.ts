import { useEffect, useMemo, useState } from 'react';
import {
  DeliveryRatesDocument,
  EstimateTotalsDocument,
  type CountryCodeEnum,
  type EstimateTotalsMutation,
} from '../../../generated/graphql.ts';
import { useShop } from '../../graphql/use-shop.ts';
import { useShopState } from '../../page/shop-state.tsx';
import { useIsNet } from '../../prices/use-business-view.ts';
import { tabValues } from '../../session/storage.ts';
import {
  countriesFor,
  deliveryRate,
  destinationOf,
  isSettled,
  ownRate,
  summaryAmounts,
  type DeliveryRate,
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

/**
 * What delivery adds, by country, before anybody has given an address (LAW-05): the cart page and every step of the checkout say the
 * same. Nothing is saved on the cart. `isBusy`: what is still on its way to the shop would be answered with the cart of before.
 */
export function useDeliveryEstimate(cart: EstimableCart & { readonly available_payment_methods?: PaymentMethods | null }, isBusy = false) {
  const { storeView } = useShopState();
  const isNet = useIsNet();
  const countries = useMemo(() => countriesFor(storeView.language, storeView.deliveryCountries), [storeView]);
  const [picked, setPicked] = useState<CountryCodeEnum>();
  const home = countries[0] ?? 'NL';
  const own = destinationOf(cart);
  const country = picked ?? own?.country ?? wantedCountry(countries) ?? home;
  const isOwn = country === (own?.country ?? home) && (picked === undefined || own?.isBranch !== true);
  const { known, totals } = useShopAnswers(cart, country, isOwn, isBusy);
  const said = known?.country === country ? known : undefined;
  const fresh = isOwn ? ownRate(cart, country) : undefined;
  const rate = fresh ? { ...fresh, dates: said?.dates } : said;
  const estimate: DeliveryEstimate = {
    country,
    setCountry: (chosen) => {
      tabValues.set('deliveryCountry', chosen);
      setPicked(chosen);
    },
    countries,
    isCollected: isOwn && own?.isBranch === true,
    rate,
    isChosen: isSettled(cart, rate),
    amounts: summaryAmounts(cart, rate, totals, isNet),
    // A cart that has been to the checkout knows for itself.
    payment: (totals?.country === country ? totals.answer.available_payment_methods : undefined) ?? cart.available_payment_methods ?? [],
  };
  return estimate;
}

/** What the shop says of the cart in a country, asked anew whenever the cart has changed. */
function useShopAnswers(cart: EstimableCart, country: CountryCodeEnum, isOwn: boolean, isBusy: boolean) {
  const shop = useShop();
  const [known, setKnown] = useState<DeliveryRate>();
  const [totals, setTotals] = useState<EstimatedTotals>();
  const isEmpty = (cart.itemsV2?.items ?? []).length === 0;
  useEffect(() => {
    if (isBusy || cart.is_virtual || isEmpty) return;
    const controller = new AbortController();
    const estimate = async (): Promise<void> => {
      const calls = shop.with({ signal: controller.signal });
      const destination = isOwn ? destinationOf(cart) : undefined;
      const found = deliveryRate(country, await calls.mutate(DeliveryRatesDocument, { id: cart.id, country }), destination);
      setKnown(found);
      if (found === undefined || isSettled(cart, found)) return;
      const input = { cart_id: cart.id, address: { country_code: country }, shipping_method: found.method };
      const answer = (await calls.mutate(EstimateTotalsDocument, { input })).estimateTotals.cart;
      if (answer) setTotals({ cart, country, answer });
    };
    // The summary goes on with what is known: the page says already that the shop does not answer.
    estimate().catch(() => undefined);
    return () => controller.abort();
  }, [shop, cart, country, isOwn, isBusy, isEmpty]);
  return { known, totals };
}
