import { decodeUid } from '#kernel/ids.ts';
import type { CatalogueView, ProductSource } from '#modules/catalog/index.ts';
import { priceOf, variantParents } from '#modules/catalog/index.ts';
import type { CartLine } from './cart.ts';
import { maxQuantity } from './cart.ts';
import { chooseOptions, isItemError, optionsNotAvailable, productNotFound, type ItemError } from './item-error.ts';
import { resolveBundle, type PartChoice } from './resolve-bundle.ts';

/** What a shopper asks for, in whichever of the contract's ways it was said. */
export type WantedItem = {
  readonly sku: string;
  readonly quantity: number;
  readonly parentSku?: string | undefined;
  /** Compound uids of configurable values and bundle selections. */
  readonly selected?: readonly string[];
  readonly parts?: readonly PartChoice[];
};

/** A line without its place in a cart. */
export type ResolvedItem = Pick<CartLine, 'sku' | 'quantity' | 'parentSku' | 'parts' | 'isSample' | 'seenCents'>;

/** Finds the product that is meant and checks that it was chosen completely; whether there is enough of it is asked later. */
export function resolveItem(wanted: WantedItem, view: CatalogueView, now: Date): ResolvedItem | ItemError {
  const invalid = checkQuantity(wanted.quantity);
  if (invalid) return invalid;
  const source = view.sourceBySku(wanted.sku.trim());
  if (!source) return productNotFound(wanted.sku);
  switch (source.record.type) {
    case 'simple':
    case 'virtual':
      return resolveUnit(source, wanted, now);
    case 'configurable':
      return resolveVariant(source, wanted, now);
    case 'bundle':
      return resolveBundle(source, wanted, now);
    case 'grouped':
      return { code: 'UNDEFINED', message: 'Please specify the quantity of product(s).' };
  }
}

/** Whole pieces only (R012). */
export function checkQuantity(quantity: number): ItemError | undefined {
  if (!(quantity > 0)) return { code: 'INVALID_PARAMETER_VALUE', message: 'The product quantity should be greater than 0' };
  if (!Number.isInteger(quantity)) return { code: 'INVALID_PARAMETER_VALUE', message: 'The product quantity must be a whole number' };
  if (quantity > maxQuantity)
    return { code: 'INSUFFICIENT_STOCK', message: `The maximum quantity is ${maxQuantity}.`, available: maxQuantity };
  return undefined;
}

function resolveUnit(source: ProductSource, { sku, quantity, parentSku }: WantedItem, now: Date): ResolvedItem | ItemError {
  const { record, view } = source;
  const price = priceOf(source, now)?.lowest;
  const parent = record.parentId === undefined ? undefined : view.source(record.parentId);
  // A variant of a product that was taken off the shelves cannot be bought by its own number.
  const isOffered = record.parentId === undefined ? record.isVisible : parent !== undefined;
  if (!price || !isOffered) return productNotFound(sku);
  if (parentSku !== undefined && parent?.record.sku !== parentSku) return optionsNotAvailable;
  return { sku: record.sku, quantity, seenCents: price.finalCents, ...(parent ? { parentSku: parent.record.sku } : {}) };
}

function resolveVariant(source: ProductSource, { quantity, selected = [] }: WantedItem, now: Date): ResolvedItem | ItemError {
  const values = new Set(selected.filter((uid) => decodeUid(uid).startsWith('configurable/')));
  if (values.size === 0 || values.size < source.record.axes.length) return chooseOptions;
  const variant = variantParents(source).find(
    ({ attributes }) => attributes.length === values.size && attributes.every(({ uid }) => values.has(uid ?? '')),
  );
  if (!variant) return optionsNotAvailable;
  const unit = resolveUnit(variant.product.source, { sku: variant.product.sku, quantity }, now);
  return isItemError(unit) ? optionsNotAvailable : unit;
}
