import type { Language } from '@shop/contract';
import type { DayRange } from '@shop/rules/delivery-promise';
import type {
  CartAmountsFragment,
  CartDeliveryFragment,
  CountryCodeEnum,
  DeliveryRatesMutation,
  EstimateTotalsMutation,
} from '../../../generated/graphql.ts';
import { homeCountries } from '../../page/home-country.ts';
import { discountRows } from '../discount-rows.ts';

/** What of a cart its amounts depend on; the cart page and the checkout ask with more. */
export type EstimableCart = CartDeliveryFragment & {
  readonly id: string;
  readonly is_virtual: boolean;
  readonly prices: CartAmountsFragment | null;
  readonly itemsV2: { readonly items: readonly unknown[] } | null;
  readonly free_shipping_remaining?: { readonly value: number | null } | null;
  readonly coupon_message?: string | null;
};

type WayKey = { readonly carrier_code: string; readonly method_code: string };

/** What bringing this cart to a country costs, and when it is there. */
export type DeliveryRate = {
  readonly country: CountryCodeEnum;
  readonly price: number;
  readonly netPrice: number;
  /** When it arrives: the shop says so once it is asked, and nothing of what is collected. */
  readonly dates: DayRange | undefined;
  readonly method: WayKey;
};

const isSameWay = (one: WayKey, other: WayKey): boolean => one.carrier_code === other.carrier_code && one.method_code === other.method_code;

/** Collecting in a branch is no delivery. */
const isCollected = ({ carrier_code: carrier }: Pick<WayKey, 'carrier_code'>): boolean => carrier === 'instore';

/** The countries of the shop, that of the store view's language first. */
export function countriesFor(language: Language, countries: readonly CountryCodeEnum[]): readonly CountryCodeEnum[] {
  const home = homeCountries[language];
  return [home, ...countries.filter((country) => country !== home)];
}

/** Where it goes and how: of the cart, or of a form that has not been sent yet. */
export type Destination = {
  readonly country: CountryCodeEnum;
  /** A branch, where the shopper collects it. */
  readonly isBranch: boolean;
  /** How it gets there, once that is chosen. */
  readonly chosen: WayKey | undefined;
};

/** Where the cart goes, once it knows. */
export function destinationOf({ shipping_addresses: [address] }: CartDeliveryFragment): Destination | undefined {
  if (!address) return undefined;
  return {
    country: address.country.code as CountryCodeEnum,
    isBranch: Boolean(address.pickup_location_code),
    chosen: address.selected_shipping_method ?? undefined,
  };
}

/** What the cart itself says delivery costs where it goes, without asking: the chosen way, before that the shop's usual one. */
export function ownRate(cart: CartDeliveryFragment, country: CountryCodeEnum): DeliveryRate | undefined {
  const destination = destinationOf(cart);
  const way = destination?.isBranch
    ? cart.shipping_addresses[0]?.selected_shipping_method
    : (cart.shipping_addresses[0]?.selected_shipping_method ?? cart.default_shipping_method);
  if (!way) return undefined;
  const { carrier_code, method_code, price_incl_tax: gross, price_excl_tax: net } = way;
  return { country, price: gross.value ?? 0, netPrice: net.value ?? 0, dates: undefined, method: { carrier_code, method_code } };
}

/** The way that is wanted, else the first to somebody's door; for who collects the way to the branch. */
export function deliveryRate(
  country: CountryCodeEnum,
  { estimateShippingMethods: ways }: DeliveryRatesMutation,
  destination?: Destination,
): DeliveryRate | undefined {
  const isBranch = destination?.isBranch ?? false;
  const offered = (ways ?? []).filter((way) => way?.available === true && isCollected(way) === isBranch);
  const wanted = offered.find(
    (way) => way?.carrier_code === destination?.chosen?.carrier_code && way?.method_code === destination?.chosen?.method_code,
  );
  const method = wanted ?? offered[0];
  if (!method?.method_code) return undefined;
  const { carrier_code, method_code } = method;
  return {
    country,
    price: method.price_incl_tax.value ?? 0,
    netPrice: method.price_excl_tax.value ?? 0,
    dates: method.delivery_dates ?? undefined,
    method: { carrier_code, method_code },
  };
}

/**
 * What going there costs: as the cart itself says where it is about the same journey, otherwise as the shop has said of the country.
 * `home` is where a cart without an address is counted to.
 */
export function rateTo(
  cart: CartDeliveryFragment,
  target: Destination,
  home: CountryCodeEnum,
  ways: DeliveryRatesMutation | undefined,
): DeliveryRate | undefined {
  const own = destinationOf(cart) ?? { country: home, isBranch: false, chosen: undefined };
  const isOwn = target.country === own.country && target.isBranch === own.isBranch;
  const chosen = target.chosen ?? (isOwn ? own.chosen : undefined);
  const said = ways && deliveryRate(target.country, ways, { ...target, chosen });
  const fresh = isOwn ? ownRate(cart, target.country) : undefined;
  if (fresh === undefined || (target.chosen && !isSameWay(target.chosen, fresh.method))) return said;
  return { ...fresh, dates: said?.dates };
}

/** The shop's own totals for one cart, one country and one way there. */
export type EstimatedTotals = {
  readonly cart: EstimableCart;
  readonly country: CountryCodeEnum;
  readonly method: WayKey;
  readonly answer: NonNullable<EstimateTotalsMutation['estimateTotals']['cart']>;
};

export type SummaryAmounts = {
  readonly subtotal: number;
  readonly discounts: Amounts;
  readonly shipping: number | undefined;
  /** What is paid: always with VAT. */
  readonly total: number;
  /** An amount is undefined as long as the shop has not said what is in the costs of delivery. */
  readonly taxes: readonly { readonly label: string; readonly amount: number | undefined }[];
  readonly remaining: number | undefined;
  /** Why a code takes nothing off on this way, in the shop's words. */
  readonly couponMessage: string | undefined;
  /** The shop has said so; otherwise its answer is on its way. */
  readonly isExact: boolean;
};

const cents = (amount: number | null | undefined): number => Math.round((amount ?? 0) * 100);

type Prices = CartAmountsFragment | null;
type Amounts = readonly { readonly label: string; readonly amount: number }[];

const taxesOf = (prices: Prices): Amounts =>
  (prices?.applied_taxes ?? []).flatMap((tax) => (tax?.amount.value ? [{ label: tax.label, amount: tax.amount.value }] : []));

/** Discounts, without VAT where prices are: then the shop says one sum, because a coupon gives one discount on goods. */
function discountsOf(prices: Prices, isNet: boolean): Amounts {
  if (!isNet) return discountRows(prices?.discounts);
  const discounts = (prices?.discounts ?? []).filter((discount) => discount?.applied_to === 'ITEM');
  const off = cents(prices?.subtotal_excluding_tax?.value) - cents(prices?.subtotal_with_discount_excluding_tax?.value);
  return off > 0 ? [{ label: discounts[0]?.label ?? '', amount: off / 100 }] : [];
}

/** What is missing to free delivery: nothing where a coupon has made it free, and no matter of who collects. */
function remainingOf(cart: Pick<EstimableCart, 'free_shipping_remaining'>, rate: DeliveryRate | undefined): number | undefined {
  if (rate && isCollected(rate.method)) return undefined;
  return rate?.price === 0 ? 0 : (cart.free_shipping_remaining?.value ?? undefined);
}

/** Whether the cart's own amounts count already with this way of delivery. */
export function isSettled(cart: EstimableCart, rate: DeliveryRate | undefined): boolean {
  if (cart.is_virtual) return true;
  const own = destinationOf(cart);
  if (!own?.chosen || own.country !== rate?.country) return false;
  return isSameWay(own.chosen, rate.method);
}

/**
 * What a cart costs, on every screen before the order: its own amounts once the way of delivery is chosen; before that the shop's
 * estimate for this very cart, and until it is here the sum of what is known. A business that sees net prices sees VAT added to them
 * (LAW-02, UX-34).
 */
export function summaryAmounts(
  cart: EstimableCart,
  rate: DeliveryRate | undefined,
  totals: EstimatedTotals | undefined,
  isNet = false,
): SummaryAmounts {
  const isAnswered = rate && totals?.cart === cart && totals.country === rate.country && isSameWay(totals.method, rate.method);
  const answer = isAnswered ? totals.answer : undefined;
  const isOwn = isSettled(cart, rate);
  const prices = isOwn ? cart.prices : (answer?.prices ?? cart.prices);
  const gross = cents(prices?.subtotal_including_tax?.value);
  const sum = gross + cents(rate?.price) - discountRows(prices?.discounts).reduce((all, { amount }) => all + cents(amount), 0);
  const known = isOwn ? cart.prices : answer?.prices;
  const counted = isOwn || !answer ? cart : answer;
  return {
    subtotal: isNet ? (prices?.subtotal_excluding_tax?.value ?? 0) : gross / 100,
    discounts: discountsOf(prices, isNet),
    shipping: isNet ? rate?.netPrice : rate?.price,
    total: known?.grand_total?.value ?? Math.max(0, sum) / 100,
    taxes: known || !rate?.price ? taxesOf(prices) : taxesOf(prices).map(({ label }) => ({ label, amount: undefined })),
    remaining: remainingOf(counted, rate),
    couponMessage: counted.coupon_message ?? undefined,
    isExact: known !== undefined,
  };
}
