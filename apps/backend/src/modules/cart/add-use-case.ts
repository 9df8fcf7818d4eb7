import { inputError, notFound } from '#kernel/errors.ts';
import type { RequestContext } from '#kernel/graphql/context.ts';
import type { CatalogueView, ProductRecord } from '#modules/catalog/index.ts';
import { priceOf, sampleOf } from '#modules/catalog/index.ts';
import { addItem } from './add-items.ts';
import type { CartDocument } from './cart.ts';
import type { Change } from './change-cart.ts';
import { isItemError, productNotFound, type ItemError } from './item-error.ts';
import { resolveItem, type ResolvedItem, type WantedItem } from './resolve-item.ts';

export type ResolvedWish = { readonly sku: string; readonly item: ResolvedItem | ItemError; readonly orFewer?: boolean | undefined };

/** Finds out what is meant before the cart is touched, so that a change that is tried again does not look things up again. */
export const resolveAll = (wanted: readonly WantedItem[], view: CatalogueView, { now }: RequestContext): readonly ResolvedWish[] =>
  wanted.map((one) => ({ sku: one.sku, item: resolveItem(one, view, now) }));

/** `orFewer`: when there are not so many, those there are. */
export type FillItem = WantedItem & { readonly isSample?: boolean; readonly orFewer?: boolean };

/** The same for lines of an order, samples among them. */
export const resolveFill = (items: readonly FillItem[], view: CatalogueView, { now }: RequestContext): readonly ResolvedWish[] =>
  items.map((item) => ({
    sku: item.sku,
    orFewer: item.orFewer,
    item: item.isSample ? resolveSample(item.sku, view, now) : resolveItem(item, view, now),
  }));

/** The products whose stock must be known. */
export const wishedSkus = (wishes: readonly ResolvedWish[]): readonly string[] =>
  wishes.flatMap(({ item }) => (isItemError(item) ? [] : item.parts ? item.parts.map(({ sku }) => sku) : [item.sku]));

/** Why an item could not be put into the cart as it was wanted, and which. */
export type FillError = ItemError & { readonly sku: string };

/** Adds what can be added and names what cannot; of what there is too little, those there are, where that is wanted. */
export const addWhatFits =
  (wishes: readonly ResolvedWish[]): Change<readonly FillError[]> =>
  (document, shelf) => {
    const errors: FillError[] = [];
    let current = document;
    for (const { sku, item, orFewer } of wishes) {
      const added = isItemError(item) ? item : addItem(current, item, shelf);
      if ('lines' in added) {
        current = added;
        continue;
      }
      errors.push({ ...added, sku });
      if (isItemError(item) || !orFewer || !added.available) continue;
      const fewer = addItem(current, { ...item, quantity: added.available }, shelf);
      if ('lines' in fewer) current = fewer;
    }
    return { document: current, result: errors };
  };

/** The same for what comes back from an order, once: whoever asks again finds the cart as it is by then. */
export const addOnce =
  (orderId: number, wishes: readonly ResolvedWish[]): Change<readonly FillError[]> =>
  (document, shelf) => {
    const { restoredOrders = [] } = document;
    if (restoredOrders.includes(orderId)) return { document, result: [] };
    const added = addWhatFits(wishes)(document, shelf);
    return { ...added, document: { ...added.document, restoredOrders: [...restoredOrders, orderId] } };
  };

/** Adds all of it or raises, as the calls for one kind of product do. */
export const addAllOrRaise =
  (wishes: readonly ResolvedWish[]): Change<undefined> =>
  (document, shelf) => {
    let current: CartDocument = document;
    for (const { sku, item } of wishes) {
      const added = isItemError(item) ? item : addItem(current, item, shelf);
      if (!('lines' in added)) throw raised(sku, added);
      current = added;
    }
    return { document: current, result: undefined };
  };

function raised(sku: string, { code, message }: ItemError): Error {
  if (code === 'PRODUCT_NOT_FOUND') return notFound(message);
  return inputError(notAdded(sku, message));
}

/** Magento's sentence about one product of several. */
export const notAdded = (sku: string, message: string): string =>
  `Could not add the product with SKU ${sku} to the shopping cart: ${message}`;

/** The sample of a product's fabric, named by its own SKU, the product's or a variant's; a product without one is like an unknown one. */
export function resolveSample(sku: string, view: CatalogueView, now: Date): ResolvedItem | ItemError {
  const named = view.sourceBySku(sku.trim());
  const sample = named && (isSample(named.record) ? named : sampleOf(named));
  const price = sample && priceOf(sample, now)?.lowest;
  return sample && price ? { sku: sample.record.sku, quantity: 1, seenCents: price.finalCents, isSample: true } : productNotFound(sku);
}

const isSample = ({ type, isVisible, parentId }: ProductRecord): boolean => type === 'simple' && !isVisible && parentId === undefined;
