import type { AddressFields } from '#modules/customer/index.ts';

/** What was chosen for one part of a bundle. */
export type ChosenPart = { readonly optionId: number; readonly selectionId: number; readonly sku: string; readonly quantity: number };

/** One line: a product as it was chosen. Prices are never stored, except the one the shopper saw. */
export type CartLine = {
  /** Unique in its cart; the wire's cart_item_id. */
  readonly id: number;
  /** What is taken from the shelf; of a bundle the bundle itself. */
  readonly sku: string;
  /** The configurable product it was chosen from. */
  readonly parentSku?: string;
  readonly parts?: readonly ChosenPart[];
  readonly isSample?: true;
  readonly quantity: number;
  /** List price of one piece when it was last put in or changed, so that a change can be named. */
  readonly seenCents: number;
  /** What was asked for before the stock capped it. */
  readonly wantedQuantity?: number;
  readonly addedAt: string;
};

export type CartAddress = Omit<AddressFields, 'isDefaultBilling' | 'isDefaultShipping' | 'coc'> & {
  readonly customerAddressId?: number;
  /** Number in the register of companies. */
  readonly coc?: string | null;
};

/** Who comes for a parcel that waits in a branch. */
export type Collector = Pick<CartAddress, 'prefix' | 'firstname' | 'middlename' | 'lastname' | 'suffix' | 'telephone'>;

/** Nobody was named: who pays collects, and the bill says who that is. */
export const whoPays: Collector = { prefix: null, firstname: '', middlename: null, lastname: '', suffix: null, telephone: null };

export const collectorOf = ({ prefix, firstname, middlename, lastname, suffix, telephone }: Collector): Collector => ({
  prefix,
  firstname,
  middlename,
  lastname,
  suffix,
  telephone,
});

export type MethodCode = { readonly carrierCode: string; readonly methodCode: string };

/** A VAT number and what the tax office said of it; `isValid` null: it could not be asked (LAW-25). */
export type VatCheck = { readonly vatId: string; readonly isValid: boolean | null; readonly requestId: string | null; readonly at: string };

/** Everything a cart holds, stored as one document: a change is one guarded update of one row. */
export type CartDocument = {
  readonly lines: readonly CartLine[];
  readonly nextLineId: number;
  /** In capitals, as coupons are found by. */
  readonly couponKey?: string;
  readonly email?: string;
  readonly comment?: string;
  readonly shippingAddress?: CartAddress;
  readonly billingAddress?: CartAddress;
  readonly pickupLocationCode?: string;
  readonly shippingMethod?: MethodCode;
  readonly paymentMethod?: { readonly code: string; readonly purchaseOrderNumber?: string };
  readonly vatCheck?: VatCheck;
  /** Orders that were put together on the telephone and whose goods are in here. */
  readonly telephoneOrders?: readonly number[];
  /** Orders that were not paid and whose goods came back into here. */
  readonly restoredOrders?: readonly number[];
};

/** Nobody has filled in anything of themselves. */
export const isNobodys = ({ email, shippingAddress, billingAddress, pickupLocationCode }: CartDocument): boolean =>
  email === undefined && shippingAddress === undefined && billingAddress === undefined && pickupLocationCode === undefined;

export type CartStatus = 'active' | 'merged' | 'ordered';

export type Cart = {
  readonly id: number;
  readonly maskedId: string;
  /** Null: a guest's, and whoever has its id may use it. */
  readonly customerId: number | null;
  readonly storeCode: string;
  readonly status: CartStatus;
  readonly mergedInto: number | null;
  readonly version: number;
  readonly document: CartDocument;
};

export const emptyDocument: CartDocument = { lines: [], nextLineId: 1 };

/** Where the goods go, and in whose name. */
export function shippingAddressOf({ shippingAddress, billingAddress }: CartDocument): CartAddress | undefined {
  if (!shippingAddress || !billingAddress || shippingAddress.lastname !== whoPays.lastname) return shippingAddress;
  return { ...shippingAddress, ...collectorOf(billingAddress) };
}

/** What of a cart anybody may see who gets it; the rest (addresses, e-mail, note, choices made with them) belongs to one person. */
export const goodsOf = ({ lines, nextLineId, couponKey, telephoneOrders }: CartDocument): CartDocument => ({
  lines,
  nextLineId,
  ...(couponKey === undefined ? {} : { couponKey }),
  ...(telephoneOrders === undefined ? {} : { telephoneOrders }),
});

/** The largest quantity of a line; the product page says the same. */
export const maxQuantity = 10_000;
export const maxSamples = 5;
/** A cart is one row that is read and written whole. */
export const maxLines = 200;

/** What makes two lines the same: adding it again raises the quantity, merging adds it once. */
export function fingerprintOf({ sku, isSample, parts = [] }: Pick<CartLine, 'sku' | 'isSample' | 'parts'>): string {
  const chosen = parts.map(({ selectionId, quantity }) => `${selectionId}x${quantity}`).sort();
  return [isSample ? 'sample' : 'line', sku, ...chosen].join('|');
}

/** Pieces each product needs over all lines: a variant on its own and inside a bundle are the same pieces (R005). */
export function piecesOf(lines: readonly CartLine[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  const add = (sku: string, quantity: number): void => void pieces.set(sku, (pieces.get(sku) ?? 0) + quantity);
  for (const line of lines) {
    if (line.parts) for (const part of line.parts) add(part.sku, part.quantity * line.quantity);
    else add(line.sku, line.quantity);
  }
  return pieces;
}
