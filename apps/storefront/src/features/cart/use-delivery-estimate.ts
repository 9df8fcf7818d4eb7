import { useEffect, useState } from 'react';
import { DeliveryRatesDocument, EstimateTotalsDocument, type CartContentFragment } from '../../generated/graphql.ts';
import { useShop } from '../../lib/graphql/use-shop.ts';
import { useShopState } from '../../lib/page/shop-state.tsx';
import {
  deliveryRates,
  homeCountry,
  summaryAmounts,
  type DeliveryCountry,
  type DeliveryRate,
  type EstimatedTotals,
  type SummaryAmounts,
} from './delivery-estimate.ts';
import { linesOf } from './line-facts.ts';

export type DeliveryEstimate = {
  readonly country: DeliveryCountry;
  readonly setCountry: (country: DeliveryCountry) => void;
  readonly rates: readonly DeliveryRate[];
  readonly rate: DeliveryRate | undefined;
  readonly amounts: SummaryAmounts;
};

/** What delivery adds, by country, before anybody has given an address (LAW-05). Nothing is saved on the cart. */
export function useDeliveryEstimate(cart: CartContentFragment, isBusy: boolean): DeliveryEstimate {
  const shop = useShop();
  const { storeView } = useShopState();
  const [country, setCountry] = useState<DeliveryCountry>(homeCountry(storeView.language));
  const [rates, setRates] = useState<readonly DeliveryRate[]>([]);
  const [totals, setTotals] = useState<EstimatedTotals>();
  useEffect(() => {
    // What is still on its way to the shop would be answered with the cart of before.
    if (isBusy || cart.is_virtual || linesOf(cart).length === 0) return;
    const controller = new AbortController();
    const estimate = async (): Promise<void> => {
      const calls = shop.with({ signal: controller.signal });
      const found = deliveryRates(await calls.mutate(DeliveryRatesDocument, { id: cart.id }));
      setRates(found);
      const method = found.find((candidate) => candidate.country === country)?.method;
      if (method === undefined) return;
      const input = { cart_id: cart.id, address: { country_code: country }, shipping_method: method };
      const { estimateTotals } = await calls.mutate(EstimateTotalsDocument, { input });
      const answer = estimateTotals.cart;
      if (answer) setTotals({ cart, country, prices: answer.prices, remaining: answer.free_shipping_remaining?.value ?? undefined });
    };
    // The summary goes on with what is known: the page says already that the shop does not answer.
    estimate().catch(() => undefined);
    return () => controller.abort();
  }, [shop, cart, country, isBusy]);
  const rate = rates.find((candidate) => candidate.country === country);
  return { country, setCountry, rates, rate, amounts: summaryAmounts(cart, rate, totals) };
}
