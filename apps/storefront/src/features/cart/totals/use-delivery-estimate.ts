import { useEffect, useMemo, useState } from 'react';
import {
  DeliveryRatesDocument,
  EstimateTotalsDocument,
  type CartContentFragment,
  type CountryCodeEnum,
  type EstimateTotalsMutation,
} from '../../../generated/graphql.ts';
import { useShop } from '../../../lib/graphql/use-shop.ts';
import { useShopState } from '../../../lib/page/shop-state.tsx';
import { useIsNet } from '../../../lib/prices/use-business-view.ts';
import {
  countriesFor,
  deliveryRate,
  summaryAmounts,
  type DeliveryRate,
  type EstimatedTotals,
  type SummaryAmounts,
} from './delivery-estimate.ts';
import { linesOf } from '../lines/line-facts.ts';

type PaymentMethods = NonNullable<NonNullable<EstimateTotalsMutation['estimateTotals']['cart']>['available_payment_methods']>;

export type DeliveryEstimate = {
  readonly country: CountryCodeEnum;
  readonly setCountry: (country: CountryCodeEnum) => void;
  /** Where the shop delivers, home first. */
  readonly countries: readonly CountryCodeEnum[];
  /** Undefined until the shop has answered, and where it does not deliver this cart. */
  readonly rate: DeliveryRate | undefined;
  readonly amounts: SummaryAmounts;
  /** How it can be paid when it goes there (LAW-05). */
  readonly payment: PaymentMethods;
};

/** What delivery adds, by country, before anybody has given an address (LAW-05). Nothing is saved on the cart. */
export function useDeliveryEstimate(cart: CartContentFragment, isBusy: boolean): DeliveryEstimate {
  const shop = useShop();
  const { storeView } = useShopState();
  const isNet = useIsNet();
  const countries = useMemo(() => countriesFor(storeView.language, storeView.deliveryCountries), [storeView]);
  const [country, setCountry] = useState<CountryCodeEnum>(countries[0] ?? 'NL');
  const [known, setKnown] = useState<DeliveryRate>();
  const [totals, setTotals] = useState<EstimatedTotals>();
  useEffect(() => {
    // What is still on its way to the shop would be answered with the cart of before.
    if (isBusy || cart.is_virtual || linesOf(cart).length === 0) return;
    const controller = new AbortController();
    const estimate = async (): Promise<void> => {
      const calls = shop.with({ signal: controller.signal });
      const found = deliveryRate(country, await calls.mutate(DeliveryRatesDocument, { id: cart.id, country }));
      setKnown(found);
      if (found === undefined) return;
      const input = { cart_id: cart.id, address: { country_code: country }, shipping_method: found.method };
      const answer = (await calls.mutate(EstimateTotalsDocument, { input })).estimateTotals.cart;
      if (answer) setTotals({ cart, country, answer });
    };
    // The summary goes on with what is known: the page says already that the shop does not answer.
    estimate().catch(() => undefined);
    return () => controller.abort();
  }, [shop, cart, country, isBusy]);
  const rate = known?.country === country ? known : undefined;
  // A cart that has been to the checkout knows for itself.
  const payment =
    (totals?.country === country ? totals.answer.available_payment_methods : undefined) ?? cart.available_payment_methods ?? [];
  return { country, setCountry, countries, rate, amounts: summaryAmounts(cart, rate, totals, isNet), payment };
}
