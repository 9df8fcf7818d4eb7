import type { Language } from '@shop/contract';
import type { Cents } from '#kernel/money.ts';
import type { OrderExchange } from './exchange/order-exchange.ts';
import type { CanceledLine, OrderDocumentLine, OrderInvoice, OrderRefund, OrderShipment } from './order-papers.ts';
import type { PaymentAttempt } from './payment/payment-attempt.ts';

export type { OrderExchange } from './exchange/order-exchange.ts';
export type {
  CanceledLine,
  OrderDocumentLine,
  OrderInvoice,
  OrderRefund,
  OrderShipment,
  ShipmentKind,
  ShipmentState,
  SupplementAmounts,
} from './order-papers.ts';
export type { AttemptState, PaymentAttempt } from './payment/payment-attempt.ts';

export type OrderStatus = 'pending' | 'pending_payment' | 'payment_review' | 'processing' | 'complete' | 'canceled' | 'holded' | 'fraud';

/** How much of an order has left the shop. */
export type OrderFulfilment = 'none' | 'part' | 'full';

export type OrderAddress = {
  readonly prefix: string | null;
  readonly firstname: string;
  readonly middlename: string | null;
  readonly lastname: string;
  readonly suffix: string | null;
  readonly company: string | null;
  /** Street and house number; further lines follow. */
  readonly street: readonly string[];
  readonly postcode: string | null;
  readonly city: string;
  readonly countryCode: string;
  readonly region: string | null;
  readonly regionId: number | null;
  readonly telephone: string | null;
  readonly fax: string | null;
  readonly vatId: string | null;
  /** Chamber of commerce. */
  readonly coc: string | null;
};

type OrderLineOption = { readonly label: string; readonly value: string };

/** A part of a bundle as it was chosen; `unitIncl` is the price of one within the bundle. */
export type OrderBundlePart = {
  readonly optionId: number;
  readonly selectionId: number;
  readonly option: string;
  readonly sku: string;
  readonly name: string;
  /** Of one bundle. */
  readonly quantity: number;
  readonly unitIncl: Cents;
};

/** A line as it was ordered, in the language of the order. Amounts are those of the cart's pricing, stored (R052). */
export type OrderLine = {
  /** Unique in its order, from 1. */
  readonly id: number;
  readonly type: 'simple' | 'virtual' | 'configurable' | 'bundle';
  /** What was sold: the variant of a configurable product, else the product itself. */
  readonly sku: string;
  readonly parentSku: string | null;
  readonly name: string;
  readonly urlKey: string | null;
  /** Content hash of the first picture. */
  readonly picture: string | null;
  readonly isSample: boolean;
  /** Made for this customer: it has no right of withdrawal (LAW-08). Missing: made for anybody. */
  readonly isMadeToMeasure?: boolean;
  readonly options: readonly OrderLineOption[];
  readonly parts: readonly OrderBundlePart[];
  /** In the words of the order (LAW-15); missing in orders that were taken over from elsewhere. */
  readonly materials?: readonly { readonly part: string; readonly text: string }[];
  /** The phrase of the regulation, where there are such parts. */
  readonly animalParts?: string | null;
  /** What a litre, kilogram or metre cost, including VAT (LAW-04); missing where it is not sold by measure. */
  readonly basePrice?: { readonly cents: Cents; readonly unit: 'l' | 'kg' | 'm' };
  readonly quantity: number;
  readonly originalUnitIncl: Cents;
  readonly unitIncl: Cents;
  readonly unitExcl: Cents;
  readonly originalRowIncl: Cents;
  /** Before the coupon. */
  readonly rowIncl: Cents;
  readonly rowExcl: Cents;
  /** What the coupon takes off the row, including VAT. */
  readonly discount: Cents;
  /** VAT of the row after the discount. */
  readonly tax: Cents;
  readonly taxPercent: number;
};

type OrderShippingTotals = {
  readonly listIncl: Cents;
  readonly discount: Cents;
  readonly incl: Cents;
  readonly excl: Cents;
  readonly tax: Cents;
  readonly taxPercent: number;
};

export type OrderTotals = {
  readonly subtotalIncl: Cents;
  readonly subtotalExcl: Cents;
  /** Of the goods, including VAT. */
  readonly discount: Cents;
  /** Undefined where nothing is delivered. */
  readonly shipping: OrderShippingTotals | null;
  /** One entry a rate, the highest first; empty where the order is exempt. `incl` is what of the total has this rate. */
  readonly taxes: readonly { readonly percent: number; readonly incl: Cents; readonly tax: Cents }[];
  readonly tax: Cents;
  readonly grandTotal: Cents;
};

/** Why which VAT was charged (LAW-25). */
type OrderTax = {
  readonly countryCode: string;
  readonly reason: 'destination' | 'branch' | 'intra-community' | 'export-unknown-rate';
  /** VAT-exempt supply to a business in another member state: the invoice needs the sentence of LAW-26 and both VAT ids. */
  readonly isExempt: boolean;
  readonly vatId: string | null;
  /** True: confirmed when ordered; null: could not be asked, VAT was charged and the invoice is corrected after the check. */
  readonly isVatIdValid: boolean | null;
  readonly vatRequestId: string | null;
  readonly vatName: string | null;
};

type OrderShippingMethod = {
  readonly carrierCode: string;
  readonly carrierTitle: string;
  readonly methodCode: string;
  readonly methodTitle: string;
};

export type OrderPickup = {
  readonly code: string;
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly countryCode: string;
  readonly phone: string | null;
};

export type OrderPaymentMethod = {
  readonly code: string;
  readonly title: string;
  readonly provider: 'multisafepay' | 'offline';
  /** The provider's code of the method. */
  readonly gateway: string | null;
  /** HTML for the success page and the mail; only for methods the shopper finishes alone. */
  readonly instructions: string | null;
  readonly purchaseOrderNumber: string | null;
  readonly additionalData: readonly PaymentDatum[];
};

/** What was filled in beside a method, and in the words of the order what that was; what has no words is for the shop alone. */
export type PaymentDatum = {
  readonly name: string;
  readonly value: string;
  readonly words?: { readonly label: string; readonly value: string };
};

/** What never changes after placement; stored as one document. */
export type OrderSnapshot = {
  readonly language: Language;
  /** For dates and money: nl-NL, de-DE, en-… */
  readonly locale: string;
  readonly currency: 'EUR';
  readonly billingAddress: OrderAddress;
  /** The branch's address, in the name of who collects it, when it is picked up; null when nothing is delivered. */
  readonly shippingAddress: OrderAddress | null;
  readonly pickup: OrderPickup | null;
  readonly shippingMethod: OrderShippingMethod | null;
  /** First and last day (YYYY-MM-DD) on which it should arrive or be ready; null when it depends on something unknown. */
  readonly expected: { readonly from: string; readonly to: string } | null;
  readonly isBusiness: boolean;
  readonly coupon: { readonly code: string; readonly label: string } | null;
  /** What the shopper wanted the shop to know. */
  readonly customerNote: string | null;
  readonly lines: readonly OrderLine[];
  readonly totals: OrderTotals;
  readonly tax: OrderTax;
  /** What it is given in exchange for; missing: it was bought. */
  readonly exchange?: OrderExchange;
};

/** What of an order an edit may change: as it was placed, and after every edit that was applied. */
export type OrderContent = Pick<OrderSnapshot, 'lines' | 'totals' | 'shippingAddress' | 'shippingMethod' | 'tax'>;

/** `withdrawn`: staff took it back, or the order ended before the customer answered. */
export type RevisionState = 'awaiting_customer' | 'awaiting_payment' | 'applied' | 'declined' | 'expired' | 'withdrawn';

/** Something that an edit changes, by the values before and after. */
export type RevisionChange = {
  readonly kind: 'added' | 'removed' | 'quantity' | 'size' | 'address' | 'delivery' | 'discount';
  readonly lineId: number | null;
  readonly sku: string | null;
  readonly name: string | null;
  readonly from: string | null;
  readonly to: string | null;
};

/** An edit of an order, which stands beside its snapshot. */
export type OrderRevision = {
  /** Counted in its order, from 1. */
  readonly number: number;
  readonly state: RevisionState;
  readonly by: string;
  readonly reason: string;
  readonly changes: readonly RevisionChange[];
  readonly before: OrderContent;
  readonly after: OrderContent;
  /** SHA-256 of the secret in the customer's link; null when there is none, or it ended with a backup. */
  readonly tokenHash: string | null;
  readonly proposedAt: Date;
  /** When its pieces go back to the shelf; null when nobody was asked. */
  readonly expiresAt: Date | null;
  readonly decidedAt: Date | null;
};

/** A change of status, or a remark. */
export type OrderEvent = {
  readonly at: Date;
  readonly status: OrderStatus;
  /** Who or what: `shopper`, `provider`, `job`, `staff`, or `staff:7`. */
  readonly by: string;
  readonly message: string | null;
  /** Shown to the customer. */
  readonly isVisible: boolean;
};

/** Who or what changes an order; a person of the staff by number. */
export type OrderActor = 'shopper' | 'provider' | 'job' | 'staff' | `staff:${number}`;

/** A placed order as it is now, after its edits, with everything that happened to it, oldest first in every list. */
export type Order = OrderSnapshot & {
  readonly id: number;
  /** What people read and say; guessable, so it opens nothing by itself. */
  readonly number: string;
  /** The secret that opens the order. */
  readonly hash: string;
  readonly status: OrderStatus;
  readonly storeCode: string;
  /** Null: a guest's. */
  readonly customerId: number | null;
  readonly email: string;
  readonly placedAt: Date;
  readonly updatedAt: Date;
  readonly paymentMethod: OrderPaymentMethod;
  /** When unpaid goods go back to the shelf; null when they are paid or on account. */
  readonly holdEndsAt: Date | null;
  readonly paidAt: Date | null;
  readonly events: readonly OrderEvent[];
  /** Tries to pay the order itself. */
  readonly attempts: readonly PaymentAttempt[];
  /** Tries to pay the difference of an edit: never taken for the order's own. */
  readonly editAttempts: readonly PaymentAttempt[];
  readonly revisions: readonly OrderRevision[];
  readonly invoices: readonly OrderInvoice[];
  readonly refunds: readonly OrderRefund[];
  readonly shipments: readonly OrderShipment[];
  /** Pieces that will never leave, of an order that goes on. */
  readonly canceledLines: readonly CanceledLine[];
  /** Pieces that came back. */
  readonly returnedLines: readonly OrderDocumentLine[];
};
