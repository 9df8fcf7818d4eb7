import type { Language } from '@shop/contract';
import type { DemoAddress } from '../customers/model.ts';

export type DemoOrderStatus =
  | 'pending'
  | 'pending_payment'
  | 'payment_review'
  | 'processing'
  | 'complete'
  | 'canceled'
  | 'holded'
  | 'fraud';

/** A part of a bundle as it was chosen; `cents` is the price of one before the bundle's own discount. */
export type DemoOrderBundlePart = {
  readonly option: string;
  readonly sku: string;
  readonly name: string;
  readonly quantity: number;
  readonly cents: number;
};

export type DemoOrderLine = {
  /** What was sold: the variant of a configurable product, else the product itself. */
  readonly sku: string;
  readonly parentSku?: string;
  readonly type: 'simple' | 'configurable' | 'bundle';
  /** In the language of the order, as the customer read it. */
  readonly name: string;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly bundleParts: readonly DemoOrderBundlePart[];
  readonly quantity: number;
  readonly quantityInvoiced: number;
  readonly quantityShipped: number;
  readonly quantityRefunded: number;
  readonly quantityCanceled: number;
  /** Regular price of the day, including VAT. */
  readonly regularCents: number;
  /** Paid for one: including VAT, or net where the order is exempt. */
  readonly unitCents: number;
  /** Unit times quantity; an exempt order rounds the row, not the unit (LAW-25). */
  readonly rowCents: number;
  /** Share of the coupon. */
  readonly discountCents: number;
  /** Share of the order's VAT, split by largest remainder. */
  readonly taxCents: number;
};

export type DemoOrderTotals = {
  readonly subtotalInclTaxCents: number;
  readonly subtotalExclTaxCents: number;
  readonly discountCents: number;
  readonly shippingInclTaxCents: number;
  readonly shippingTaxCents: number;
  /** VAT per rate on the sum; empty where the order is exempt. */
  readonly taxes: readonly { readonly title: string; readonly percent: number; readonly cents: number }[];
  readonly totalTaxCents: number;
  readonly grandTotalCents: number;
};

export type DemoDocumentLine = { readonly sku: string; readonly quantity: number };

export type DemoInvoice = {
  readonly number: string;
  readonly createdAt: string;
  readonly lines: readonly DemoDocumentLine[];
  readonly totalCents: number;
};

export type DemoShipment = {
  readonly number: string;
  readonly createdAt: string;
  readonly lines: readonly DemoDocumentLine[];
  /** Empty when the goods were handed over in a branch. */
  readonly tracking: readonly { readonly carrierCode: string; readonly title: string; readonly number: string }[];
};

export type DemoRefund = {
  readonly number: string;
  readonly createdAt: string;
  readonly lines: readonly (DemoDocumentLine & { readonly cents: number })[];
  readonly shippingCents: number;
  /** Negative: the return label. */
  readonly adjustmentCents: number;
  readonly totalCents: number;
  readonly taxCents: number;
  readonly comment: string;
};

/**
 * A placed order. Instants are ISO in UTC. It has no hash: that is a secret, and the shop that takes the order in makes it.
 */
export type DemoOrder = {
  readonly id: number;
  readonly incrementId: string;
  readonly language: Language;
  /** Left out for guests. */
  readonly customerId?: number;
  readonly email: string;
  readonly status: DemoOrderStatus;
  readonly placedAt: string;
  readonly updatedAt: string;
  readonly billingAddress: DemoAddress;
  /** The address of the branch when it is picked up. */
  readonly shippingAddress: DemoAddress;
  readonly pickupLocationCode?: 'SIT' | 'ROE' | 'AAC';
  readonly shipping: {
    readonly carrierCode: string;
    readonly carrierTitle: string;
    readonly methodCode: string;
    readonly methodTitle: string;
  };
  readonly payment: {
    readonly methodCode: string;
    readonly title: string;
    readonly additionalData: readonly { readonly name: string; readonly value: string }[];
  };
  readonly couponCode?: string;
  readonly couponLabel?: string;
  /** VAT-exempt supply to a business in another member state (LAW-25). */
  readonly isTaxExempt: boolean;
  readonly lines: readonly DemoOrderLine[];
  readonly totals: DemoOrderTotals;
  readonly invoices: readonly DemoInvoice[];
  readonly shipments: readonly DemoShipment[];
  readonly refunds: readonly DemoRefund[];
  /** Visible to the customer, oldest first. */
  readonly comments: readonly { readonly createdAt: string; readonly message: string }[];
};
