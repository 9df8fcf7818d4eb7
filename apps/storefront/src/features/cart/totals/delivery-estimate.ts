import type { Language } from '@shop/contract';
import type { CartContentFragment, CountryCodeEnum, DeliveryRatesMutation, EstimateTotalsMutation } from '../../../generated/graphql.ts';
import { discountRows } from '../../../lib/cart/discount-rows.ts';
import { homeCountries } from '../../../lib/page/home-country.ts';

/** What home delivery of this cart costs in a country, and how long it takes. */
export type DeliveryRate = {
  readonly country: CountryCodeEnum;
  readonly price: number;
  readonly netPrice: number;
  readonly days: { readonly from: number; readonly to: number } | undefined;
  readonly method: { readonly carrier_code: string; readonly method_code: string };
};

/** The countries of the shop, that of the store view's language first. */
export function countriesFor(language: Language, countries: readonly CountryCodeEnum[]): readonly CountryCodeEnum[] {
  const home = homeCountries[language];
  return [home, ...countries.filter((country) => country !== home)];
}

/** The first way to somebody's door; collecting in a branch is no delivery. */
export function deliveryRate(country: CountryCodeEnum, { estimateShippingMethods: ways }: DeliveryRatesMutation): DeliveryRate | undefined {
  const method = ways?.find((way) => way?.available === true && way.carrier_code !== 'instore');
  if (!method?.method_code) return undefined;
  const { carrier_code, method_code } = method;
  return {
    country,
    price: method.price_incl_tax.value ?? 0,
    netPrice: method.price_excl_tax.value ?? 0,
    days: method.working_days ?? undefined,
    method: { carrier_code, method_code },
  };
}

/** The shop's own totals for one cart and one country. */
export type EstimatedTotals = {
  readonly cart: CartContentFragment;
  readonly country: CountryCodeEnum;
  readonly answer: NonNullable<EstimateTotalsMutation['estimateTotals']['cart']>;
};

export type SummaryAmounts = {
  readonly subtotal: number;
  readonly discounts: readonly { readonly label: string; readonly amount: number }[];
  readonly shipping: number | undefined;
  /** What is paid: always with VAT. */
  readonly total: number;
  readonly taxes: readonly { readonly label: string; readonly amount: number }[];
  readonly remaining: number | undefined;
  /** The shop has said so; otherwise its answer is on its way. */
  readonly isExact: boolean;
};

const cents = (amount: number | null | undefined): number => Math.round((amount ?? 0) * 100);

type Prices = CartContentFragment['prices'];
type Amounts = readonly { readonly label: string; readonly amount: number }[];

const amountsOf = (
  list: readonly ({ readonly label: string; readonly amount: { readonly value: number | null } } | null)[] | null | undefined,
): Amounts => (list ?? []).flatMap((entry) => (entry ? [{ label: entry.label, amount: entry.amount.value ?? 0 }] : []));

/** Discounts, without VAT where prices are: then the shop says one sum, because a coupon gives one discount on goods. */
function discountsOf(prices: Prices | undefined, isNet: boolean): Amounts {
  if (!isNet) return discountRows(prices?.discounts);
  const discounts = (prices?.discounts ?? []).filter((discount) => discount?.applied_to === 'ITEM');
  const off = cents(prices?.subtotal_excluding_tax?.value) - cents(prices?.subtotal_with_discount_excluding_tax?.value);
  return off > 0 ? [{ label: discounts[0]?.label ?? '', amount: off / 100 }] : [];
}

/**
 * What the summary shows: the shop's answer for this very cart, and until it is here the sum of what is known. A business that sees net
 * prices sees VAT added to them (LAW-02).
 */
export function summaryAmounts(
  cart: CartContentFragment,
  rate: DeliveryRate | undefined,
  totals: EstimatedTotals | undefined,
  isNet = false,
): SummaryAmounts {
  const answer = totals !== undefined && totals.cart === cart && totals.country === rate?.country ? totals.answer : undefined;
  const prices = answer?.prices ?? cart.prices;
  const gross = cents(prices?.subtotal_including_tax?.value);
  const sum = gross + cents(rate?.price) - discountRows(prices?.discounts).reduce((all, { amount }) => all + cents(amount), 0);
  return {
    subtotal: isNet ? (prices?.subtotal_excluding_tax?.value ?? 0) : gross / 100,
    discounts: discountsOf(prices, isNet),
    shipping: isNet ? rate?.netPrice : rate?.price,
    total: answer?.prices?.grand_total?.value ?? Math.max(0, sum) / 100,
    taxes: amountsOf(prices?.applied_taxes),
    remaining: answer ? (answer.free_shipping_remaining?.value ?? undefined) : (cart.free_shipping_remaining?.value ?? undefined),
    isExact: answer !== undefined,
  };
}
