import type { Text } from '../model.ts';

/** What a coupon may be used on; every condition that is given must hold. */
export type DemoCouponConditions = {
  /** Of the goods, including VAT, before the coupon. */
  readonly minimumSubtotalCents?: number;
  /** Only lines in one of these categories count. */
  readonly categoryIds?: readonly number[];
  /** Only these products count, named by the SKU of the parent. */
  readonly skus?: readonly string[];
  readonly countryCodes?: readonly string[];
  /** Only customers whose business account is approved. */
  readonly isForBusiness?: boolean;
  /** Lines that are already reduced stay out. */
  readonly excludesReduced?: boolean;
};

/** `fixed` takes an amount off every piece, `cart-fixed` once off the whole cart; neither takes more than there is. */
export type DemoCouponEffect =
  | { readonly type: 'percent'; readonly percent: number }
  | { readonly type: 'fixed'; readonly cents: number }
  | { readonly type: 'cart-fixed'; readonly cents: number }
  | { readonly type: 'free-shipping' };

export type DemoCoupon = {
  readonly id: number;
  readonly code: string;
  /** The words beside the discount in cart and order. */
  readonly label: Text;
  readonly isActive: boolean;
  readonly effect: DemoCouponEffect;
  readonly conditions: DemoCouponConditions;
  /** Offsets from the day of seeding; a negative one lies on the other side of it. Left out: no beginning, no end. */
  readonly fromDaysAgo?: number;
  readonly toInDays?: number;
  readonly usesPerCoupon?: number;
  readonly usesPerCustomer?: number;
  /** How often it was used before the shop was seeded, beyond the demo orders. */
  readonly timesUsed: number;
};

export type DemoShippingRate = {
  readonly countryCode: string;
  /** Including VAT. */
  readonly cents: number;
  /** From this subtotal including VAT delivery is free. */
  readonly freeFromCents?: number;
  readonly workingDays: { readonly from: number; readonly to: number };
};

export type DemoShippingMethod = {
  readonly code: string;
  readonly title: Text;
  readonly description: Text;
  readonly position: number;
  readonly rates: readonly DemoShippingRate[];
  /** Collected in a branch: no address, no telephone, VAT of the branch's country (LAW-25). */
  readonly isPickup: boolean;
};

export type DemoCarrier = { readonly code: string; readonly title: Text; readonly methods: readonly DemoShippingMethod[] };

export type DemoFreeShipping = {
  readonly defaultCents: number;
  readonly includesTax: boolean;
  readonly countries: readonly {
    readonly countryCode: string;
    readonly cents: number;
    readonly includesTax: boolean;
    readonly message: Text;
  }[];
};

/** VAT in percent. Clothing, shoes and their delivery take the standard rate; the reduced one is known where we deliver. */
export type DemoTaxRate = { readonly countryCode: string; readonly standardPercent: number; readonly reducedPercent?: number };

export type DemoPaymentField = {
  readonly code: string;
  readonly label: Text;
  readonly type: 'text' | 'select';
  readonly isRequired: boolean;
  readonly options: readonly { readonly value: string; readonly label: Text }[];
};

export type DemoPaymentMethod = {
  readonly code: string;
  readonly title: Text;
  /** One line on what happens next (PAY-03). */
  readonly description: Text;
  /** HTML, shown on the success page and in the mail; only for methods the shopper finishes alone. */
  readonly instructions?: Text;
  readonly provider: 'multisafepay' | 'offline';
  /** The code of the payment provider. */
  readonly gateway?: string;
  readonly additionalFields: readonly DemoPaymentField[];
  /** Place in the list by billing country; `other` is everywhere else (PAY-01). */
  readonly position: { readonly NL: number; readonly DE: number; readonly other: number };
  /** Only with a billing or shipping address in one of these. */
  readonly countryCodes?: readonly string[];
  readonly minimumCents?: number;
  readonly maximumCents?: number;
  /** Credit of a third party: never first, never preselected (LAW-22). */
  readonly isPayLater: boolean;
  readonly isForBusiness: boolean;
  readonly isForPickup: boolean;
  /** Only where the browser says it can pay so. */
  readonly needsWallet: boolean;
  /** Only where the provider's own list names it. */
  readonly needsListing: boolean;
  readonly isDeferred: boolean;
  readonly isActive: boolean;
};

/** One row of the Dutch postcode look-up. */
export type DemoPostcodeAddress = {
  readonly street: string;
  readonly number: number;
  readonly letter: string;
  readonly addition: string;
  /** Without a space: 6131EK. */
  readonly postcode: string;
  readonly city: string;
};
