import type { CartContentFragment, CartContentPricesFragment, DeliveryRatesMutation } from '../../generated/graphql.ts';

/** Where the shop may deliver; a country without a rate is not offered. The names are those of the document. */
export const candidateCountries = ['NL', 'DE', 'BE', 'AT', 'LU'] as const;

export type DeliveryCountry = (typeof candidateCountries)[number];

/** What home delivery of this cart costs in a country, and how long it takes. */
export type DeliveryRate = {
  readonly country: DeliveryCountry;
  readonly price: number;
  readonly days: { readonly from: number; readonly to: number } | undefined;
  readonly method: { readonly carrier_code: string; readonly method_code: string };
};

/** Where a store view delivers by default: Germany for German, else the Netherlands. */
export const homeCountry = (language: string): DeliveryCountry => (language === 'de' ? 'DE' : 'NL');

/** The first way to somebody's door in each country; collecting in a branch is no delivery. */
export const deliveryRates = (answer: DeliveryRatesMutation): readonly DeliveryRate[] =>
  candidateCountries.flatMap((country): DeliveryRate[] => {
    const method = answer[country]?.find((way) => way?.available === true && way.carrier_code !== 'instore');
    if (!method?.method_code) return [];
    const { carrier_code, method_code } = method;
    return [
      { country, price: method.price_incl_tax.value ?? 0, days: method.working_days ?? undefined, method: { carrier_code, method_code } },
    ];
  });

/** The shop's own totals for one cart and one country. */
export type EstimatedTotals = {
  readonly cart: CartContentFragment;
  readonly country: DeliveryCountry;
  readonly prices: CartContentPricesFragment | null;
  /** Until delivery is free; undefined where it never is. */
  readonly remaining: number | undefined;
};

export type SummaryAmounts = {
  readonly subtotal: number;
  readonly discounts: readonly { readonly label: string; readonly amount: number }[];
  readonly shipping: number | undefined;
  readonly total: number;
  readonly taxes: readonly { readonly label: string; readonly amount: number }[];
  readonly remaining: number | undefined;
  /** The shop has said so; otherwise its answer is on its way. */
  readonly isExact: boolean;
};

const cents = (amount: number | null | undefined): number => Math.round((amount ?? 0) * 100);

/** What the summary shows: the shop's answer for this very cart, and until it is here the sum of what is known. */
export function summaryAmounts(
  cart: CartContentFragment,
  rate: DeliveryRate | undefined,
  totals: EstimatedTotals | undefined,
): SummaryAmounts {
  const answer = totals !== undefined && totals.cart === cart && totals.country === rate?.country ? totals : undefined;
  const prices = answer?.prices ?? cart.prices;
  const amounts = (
    list: readonly ({ readonly label: string; readonly amount: { readonly value: number | null } } | null)[] | null | undefined,
  ) => (list ?? []).flatMap((entry) => (entry ? [{ label: entry.label, amount: entry.amount.value ?? 0 }] : []));
  const discounts = amounts(prices?.discounts);
  const subtotal = cart.prices?.subtotal_including_tax?.value ?? 0;
  const sum = cents(subtotal) + cents(rate?.price) - discounts.reduce((all, { amount }) => all + cents(amount), 0);
  return {
    subtotal,
    discounts,
    shipping: rate?.price,
    total: answer?.prices?.grand_total?.value ?? Math.max(0, sum) / 100,
    taxes: amounts(prices?.applied_taxes),
    remaining: answer ? answer.remaining : (cart.free_shipping_remaining?.value ?? undefined),
    isExact: answer !== undefined,
  };
}
