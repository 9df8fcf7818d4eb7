import type { PaymentMethodCode, ProviderCode } from './provider.ts';

/** How a method works, as far as code must know it. */
export type MethodBehaviour = {
  readonly provider: ProviderCode;
  /** The provider's code; null where only its own list knows it, or there is none. */
  readonly gateway: string | null;
  /** Finds the code in the provider's list; the method is offered only where that names one. */
  readonly listedAs: RegExp | null;
  /** Credit of a third party: never first, never preselected, not under 18 (LAW-22). */
  readonly isPayLater: boolean;
  readonly isForBusiness: boolean;
  readonly isForPickup: boolean;
  /** Only where the browser says it can pay so. */
  readonly needsWallet: boolean;
  /** The goods leave before the money comes. */
  readonly isDeferred: boolean;
  /** What an order starts as. */
  readonly firstStatus: 'pending_payment' | 'pending' | 'processing';
  /** How long unpaid goods are kept; null: nothing is waited for. */
  readonly holdSeconds: number | null;
};

const minute = 60;
const day = 24 * 60 * minute;

const online: MethodBehaviour = {
  provider: 'multisafepay',
  gateway: null,
  listedAs: null,
  isPayLater: false,
  isForBusiness: false,
  isForPickup: false,
  needsWallet: false,
  isDeferred: false,
  firstStatus: 'pending_payment',
  holdSeconds: 60 * minute,
};
const offline: MethodBehaviour = { ...online, provider: 'offline', isDeferred: true };

/**
 * Every method there is. A new one is a code in `provider.ts`, an entry here, and a row of data with its words;
 * the compiler asks for the first two.
 */
export const methodRegistry: Readonly<Record<PaymentMethodCode, MethodBehaviour>> = {
  multisafepay_ideal: { ...online, gateway: 'IDEAL' },
  multisafepay_applepay: { ...online, gateway: 'APPLEPAY', needsWallet: true },
  multisafepay_googlepay: { ...online, gateway: 'GOOGLEPAY', needsWallet: true },
  multisafepay_klarna: { ...online, gateway: 'KLARNA', isPayLater: true },
  multisafepay_paypal: { ...online, gateway: 'PAYPAL' },
  multisafepay_creditcard: { ...online, gateway: 'CREDITCARD' },
  multisafepay_bancontact: { ...online, gateway: 'MISTERCASH' },
  // Its code is not published yet, and the joint brand of iDEAL must not be taken for it.
  multisafepay_wero: { ...online, listedAs: /^wero$/i },
  purchaseorder: { ...offline, isForBusiness: true, firstStatus: 'processing', holdSeconds: null },
  banktransfer: { ...offline, isDeferred: false, holdSeconds: 7 * day },
  payinstore: { ...offline, isForPickup: true, firstStatus: 'pending', holdSeconds: 3 * day },
  free: { ...offline, isDeferred: false, firstStatus: 'processing', holdSeconds: null },
};

/** Whether a text is the code of a method; codes come from the wire. */
export const isPaymentMethodCode = (code: string): code is PaymentMethodCode => Object.hasOwn(methodRegistry, code);

/** Gateways that refuse a payment without its rows. */
export const needsItems = (gateway: string): boolean =>
  /^(KLARNA|AFTERPAY|BILLINK|IN3|EINVOICE|PAYAFTER|ZINIA|SANTANDER|BNPL_.+)$/.test(gateway);
