import type { CatalogueView, ProductSource } from '#modules/catalog/index.ts';
import { priceOf } from '#modules/catalog/index.ts';
import {
  computeTotals,
  taxRuleOf,
  tiersAt,
  type LineInput,
  type TaxRule,
  type Totals,
  type TotalsInput,
  type UnitPrice,
} from '#modules/pricing/index.ts';
import type { Stores } from '#modules/stores/index.ts';
import type { Levels } from './availability.ts';
import type { Cart, CartLine, MethodCode } from './cart.ts';
import { fingerprintOf } from './cart.ts';
import { isRunning, type Coupon } from './coupons/coupon.ts';
import type { DeliveryTables, ShippingMethod, ShippingRate } from './delivery-tables.ts';
import { bundleUnitPrice } from './resolve-bundle.ts';

/** A cart with everything its amounts depend on, as of one moment. */
export type CartState = {
  readonly cart: Cart;
  readonly coupon: Coupon | undefined;
  readonly levels: Levels;
  readonly view: CatalogueView;
  readonly isApprovedBusiness: boolean;
  readonly delivery: DeliveryTables;
  readonly stores: Pick<Stores, 'freeShipping' | 'branchByCode' | 'config' | 'seller' | 'textFallback'>;
  readonly now: Date;
  /** Instead of what the cart says, for an estimate. */
  readonly estimate?: { readonly countryCode: string; readonly method?: MethodCode | undefined };
};

/** A line whose product is still offered. */
export type OfferedLine = {
  readonly line: CartLine;
  /** What is taken from the shelf, or the bundle. */
  readonly source: ProductSource;
  readonly parent: ProductSource | undefined;
  readonly price: UnitPrice;
};

/** What one piece of a line costs now; undefined when it is no longer offered. */
function unitPrice(line: CartLine, source: ProductSource, now: Date): UnitPrice | undefined {
  return line.parts ? bundleUnitPrice(source, line.parts, now) : priceOf(source, now)?.lowest;
}

/** The list price the shopper sees for a line today. */
export function addedPrice(line: CartLine, view: CatalogueView, now: Date): number | undefined {
  const source = view.sourceBySku(line.sku);
  return source && unitPrice(line, source, now)?.finalCents;
}

/** The lines that can be shown; a product that was taken out of the shop takes its lines along (R122). */
export function offeredLines({ cart, view, now }: Pick<CartState, 'cart' | 'view' | 'now'>): readonly OfferedLine[] {
  return cart.document.lines.flatMap((line): readonly OfferedLine[] => {
    const source = view.sourceBySku(line.sku);
    const price = source && unitPrice(line, source, now);
    const parent = line.parentSku === undefined ? undefined : view.sourceBySku(line.parentSku);
    if (!source || !price || (line.parentSku !== undefined && !parent)) return [];
    return [{ line, source, parent, price }];
  });
}

function lineInput({ line, source, parent, price }: OfferedLine, now: Date): LineInput {
  return {
    key: fingerprintOf(line),
    quantity: line.quantity,
    regularCents: price.regularCents,
    finalCents: price.finalCents,
    referenceCents: price.reference?.cents,
    tiers: line.parts ? [] : tiersAt(source.record.tiers, now.getTime()),
    taxClass: 'standard',
    categoryIds: categoriesOf(parent ?? source),
    skus: parent ? [line.sku, parent.record.sku] : [line.sku],
  };
}

/** A product is in its categories and in all above them. */
function categoriesOf({ record, view }: ProductSource): readonly number[] {
  const ids = new Set<number>();
  for (const id of record.categories.keys()) {
    for (let node = view.tree.byId.get(id); node; node = node.parent) ids.add(node.record.id);
  }
  return [...ids];
}

/** Where the cart goes: the estimate, the branch, the address, or the country of the store view. */
export function destinationOf({ cart: { document }, estimate, stores, view }: CartState): { countryCode: string; isPickup: boolean } {
  if (estimate) return { countryCode: estimate.countryCode, isPickup: false };
  const branch = document.pickupLocationCode === undefined ? undefined : stores.branchByCode(document.pickupLocationCode);
  if (branch) return { countryCode: branch.countryCode, isPickup: true };
  return { countryCode: document.shippingAddress?.countryCode ?? countryOfView(view, stores), isPickup: false };
}

const countryOfView = ({ scope }: CatalogueView, stores: CartState['stores']): string =>
  scope.locale.endsWith('-DE') ? 'DE' : (stores.config(scope.code)?.default_country ?? 'NL');

export type OfferedMethod = { readonly method: ShippingMethod; readonly rate: ShippingRate };

/** The ways to a destination, in order. */
export function methodsTo({ delivery }: CartState, countryCode: string): readonly OfferedMethod[] {
  return delivery.methods.flatMap((method) => {
    const rate = method.rates.find((candidate) => candidate.countryCode === countryCode);
    return rate ? [{ method, rate }] : [];
  });
}

/** The method the cart is priced with; undefined while none is chosen or the chosen one does not go there. */
export function chosenMethod(state: CartState): OfferedMethod | undefined {
  const code = state.estimate ? state.estimate.method : state.cart.document.shippingMethod;
  if (!code) return undefined;
  return methodsTo(state, destinationOf(state).countryCode).find(
    ({ method }) => method.carrierCode === code.carrierCode && method.methodCode === code.methodCode,
  );
}

/** Whether nothing of it needs a parcel. */
export const isVirtual = (lines: readonly OfferedLine[]): boolean =>
  lines.length > 0 && lines.every(({ source }) => source.record.type === 'virtual');

/** LAW-02: the VAT that list prices contain, which is that of the country parcels start from. */
export const listVatPercent = (stores: CartState['stores'], { taxRates }: DeliveryTables): number =>
  taxRates.find(({ countryCode }) => countryCode === dispatchCountry(stores))?.standardPercent ?? 0;

const dispatchCountry = (stores: CartState['stores']): string => stores.seller().vatId.slice(0, 2);

/** The coupon that counts now; one that has ended or is used up does not. */
export const runningCoupon = ({ coupon, now }: CartState): Coupon | undefined => (coupon && isRunning(coupon, now) ? coupon : undefined);

/** Whose VAT is due on a cart. */
export function cartTaxRule(state: CartState, offered = chosenMethod(state)): TaxRule {
  const { countryCode, isPickup } = destinationOf(state);
  const { vatCheck } = state.cart.document;
  return taxRuleOf({
    countryCode,
    isPickup: isPickup || offered?.method.isPickup === true,
    isApprovedBusiness: state.isApprovedBusiness,
    confirmedVatId: vatCheck?.isValid === true ? vatCheck.vatId : undefined,
    dispatchCountry: dispatchCountry(state.stores),
    rates: state.delivery.taxRates,
  });
}

/** Computes the cart with the method that is chosen, or with the given one. */
export const priceCart = (state: CartState, lines: readonly OfferedLine[], offered = chosenMethod(state)): Totals =>
  computeTotals(totalsInput(state, lines, offered));

/** What the amounts of a cart are computed from. */
export function totalsInput(state: CartState, lines: readonly OfferedLine[], offered = chosenMethod(state)): TotalsInput {
  const { countryCode, isPickup } = destinationOf(state);
  const isCollected = isPickup || offered?.method.isPickup === true;
  const threshold = state.stores.freeShipping(state.view.scope.code)?.countries.find((country) => country.countryCode === countryCode);
  return {
    lines: lines.map((line) => lineInput(line, state.now)),
    isApprovedBusiness: state.isApprovedBusiness,
    coupon: runningCoupon(state),
    shippingCents: isVirtual(lines) ? undefined : offered?.rate.cents,
    freeShipping: isVirtual(lines) || isCollected ? undefined : threshold,
    tax: cartTaxRule(state, offered),
  };
}
