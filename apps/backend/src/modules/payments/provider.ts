import type { Language } from '@shop/contract';
import type { Cents } from '#kernel/money.ts';

/** What a provider says of a payment; the first column of the status table in the payment rules. */
export const providerStatuses = [
  'initialized',
  'uncleared',
  'reserved',
  'completed',
  'shipped',
  'declined',
  'cancelled',
  'void',
  'expired',
  'refunded',
  'partial_refunded',
  'chargedback',
] as const;
export type ProviderStatus = (typeof providerStatuses)[number];

export type ProviderAddress = {
  readonly firstname: string;
  readonly lastname: string;
  readonly company: string | null;
  /** Street, then house number and addition, as orders keep them. */
  readonly street: readonly string[];
  readonly postcode: string | null;
  readonly city: string;
  readonly region: string | null;
  readonly countryCode: string;
  readonly telephone: string | null;
};

/**
 * One row of what is paid for. `totalIncl` is the whole row with VAT, below zero for a discount, so that rows add up to the
 * amount without rounding; unit prices are made from it at the edge.
 */
export type ProviderItem = {
  readonly kind: 'product' | 'shipping' | 'discount';
  /** SKU of a product; of other rows it is not looked at. */
  readonly sku: string;
  readonly name: string;
  readonly description?: string;
  readonly quantity: number;
  readonly totalIncl: Cents;
  readonly taxPercent: number;
};

/** A payment to be started. */
export type ProviderOrder = {
  /** The order number; of a later attempt with `-2`, `-3` behind it. The same id never starts a second payment. */
  readonly id: string;
  /** The number the shopper knows. */
  readonly orderNumber: string;
  /** The order's secret, for the return addresses alone. */
  readonly hash: string;
  readonly methodCode: PaymentMethodCode;
  /** As it was offered; where neither it nor the registry has one, the provider's list is asked. */
  readonly gateway?: string | null;
  readonly amount: Cents;
  readonly currency: string;
  readonly storeCode: string;
  readonly language: Language;
  /** Such as `nl-NL`: the language of the payment page. */
  readonly locale: string;
  readonly email: string;
  readonly billing: ProviderAddress;
  /** Null when the goods are collected. */
  readonly shipping: ProviderAddress | null;
  readonly items: readonly ProviderItem[];
  /** What the shopper's browser told, for the provider's risk rules. */
  readonly client?: { readonly ip?: string | undefined; readonly userAgent?: string | undefined };
  /** When the stock is given back, and so the end of the payment page. */
  readonly expiresInSeconds: number;
  /** A customer who wants to keep the card: an opaque reference of ours. */
  readonly keepAs?: string;
  /** The kept card it is paid with, by what the provider calls it, and the reference it is kept under. */
  readonly kept?: Pick<KeptMethod, 'token'> & { readonly as: string };
};

/** Where the shopper goes next; undefined when there is nothing to do online. */
type StartedPayment = { readonly redirectUrl: string | undefined };

/** A card or account the provider keeps for a customer; the number itself never comes here (PAY-15). */
export type KeptMethod = {
  readonly token: string;
  readonly brand: string;
  readonly lastFour: string;
  readonly expires: string | undefined;
};

/** A payment as the provider sees it now. */
export type ProviderState = {
  readonly id: string;
  /** The order number in `id`, without the attempt. */
  readonly orderNumber: string;
  readonly transactionId: string | undefined;
  readonly status: ProviderStatus;
  /** `uncleared` beside `completed` is normal for pay-later: safe to ship. */
  readonly financialStatus: string | undefined;
  /** Undefined when it is none that could be read: then a person looks at it (R066). */
  readonly amount: Cents | undefined;
  readonly refunded: Cents;
  /** What went back, each with the words it was asked for with; what is still under way is not yet in `refunded`. */
  readonly returned: readonly { readonly id: string; readonly description: string }[];
  readonly currency: string;
  /** The provider's own code of what it was paid with, such as `IDEAL`. */
  readonly gateway: string | undefined;
  readonly reason: string | undefined;
  readonly kept: KeptMethod | undefined;
};

export type MethodsQuery = { readonly countryCode: string; readonly currency: string; readonly amount: Cents };

/** A method the provider's account can take now. */
export type ListedMethod = {
  readonly gateway: string;
  readonly name: string;
  readonly minimum: Cents | undefined;
  readonly maximum: Cents | undefined;
  readonly countryCodes: readonly string[];
};

/** Methods of credit want the rows; others only the amount. Nobody gets back more than is left. */
export type ProviderRefund = {
  readonly amount: Cents;
  readonly currency: string;
  readonly description: string;
  readonly methodCode: PaymentMethodCode;
  /** What was ordered, and of it what comes back, with positive quantity and total. */
  readonly items?: readonly ProviderItem[];
  readonly returned?: readonly ProviderItem[];
};

export type ProviderUpdate =
  | {
      readonly status: 'shipped';
      readonly carrier: string;
      readonly shippedAt: Date;
      readonly trackingCode?: string;
      readonly trackingUrl?: string;
      readonly invoiceNumber?: string;
    }
  | { readonly status: 'cancelled' };

/** Why a notification is refused; `ignored` means nothing is wrong, and nothing is to be done. */
export type WebhookVerdict =
  | { readonly outcome: 'accepted'; readonly state: ProviderState }
  | { readonly outcome: 'ignored'; readonly because: 'no-timestamp' | 'foreign-content' }
  | { readonly outcome: 'refused'; readonly because: 'no-signature' | 'bad-signature' | 'too-old' | 'unreadable' };

export type WebhookHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Whoever takes the money (PAY-10). Calls throw a `PaymentError`; none of them changes an order of ours. */
export type PaymentProvider = {
  readonly listMethods: (query: MethodsQuery) => Promise<readonly ListedMethod[]>;
  /** Starts a payment, or finds the one that was started under the same id (R068). */
  readonly createOrder: (order: ProviderOrder) => Promise<StartedPayment>;
  /** Undefined: the provider does not know the id. */
  readonly getOrder: (id: string) => Promise<ProviderState | undefined>;
  readonly refund: (id: string, refund: ProviderRefund) => Promise<{ readonly refundId: string }>;
  readonly update: (id: string, update: ProviderUpdate) => Promise<void>;
  /** Deletes a kept card or account by the reference it was kept under; one that is gone already is no error. */
  readonly forget: (keptAs: string, token: string) => Promise<void>;
  /** Pure: whether a notification is the provider's, and what it says. */
  readonly verifyWebhook: (headers: WebhookHeaders, raw: Uint8Array, query?: { readonly timestamp?: string | undefined }) => WebhookVerdict;
};

export type ProviderCode = 'multisafepay' | 'offline';

/** Every way to pay the shop knows; its behaviour is in `method-registry.ts`, its words and place are data. */
export const paymentMethodCodes = [
  'multisafepay_ideal',
  'multisafepay_applepay',
  'multisafepay_googlepay',
  'multisafepay_klarna',
  'multisafepay_paypal',
  'multisafepay_creditcard',
  'multisafepay_bancontact',
  'multisafepay_wero',
  'purchaseorder',
  'banktransfer',
  'payinstore',
  'free',
] as const;
export type PaymentMethodCode = (typeof paymentMethodCodes)[number];

/**
 * `unreachable`: nobody knows what happened, the same call may be repeated; `refused`: the provider said no and will say it again.
 */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  readonly kind: 'unreachable' | 'refused';
  /** The provider's own number, such as 1006. */
  readonly code: number | undefined;

  constructor(kind: PaymentError['kind'], message: string, options: ErrorOptions & { readonly code?: number } = {}) {
    super(message, options);
    this.kind = kind;
    this.code = options.code;
  }
}

/** 100000042 for the first attempt, 100000042-2 for the second: an id is never used again. */
export const attemptId = (orderNumber: string, attempt: number): string => (attempt <= 1 ? orderNumber : `${orderNumber}-${attempt}`);

/** The order number in an id of an attempt. */
export const orderNumberOf = (id: string): string => id.replace(/-\d{1,3}$/, '');
