import { inputError } from '#kernel/errors.ts';
import { priceOf, productParent, variantParents, type ProductSource } from '#modules/catalog/index.ts';
import type { Parts } from '../../parts.ts';
import { money } from '../orders/order-shape.ts';

const mostArticles = 8;
const shortest = 2;
const longest = 100;

/** The address of a picture on the host it is asked from: the policy of the back office lets no other in. */
export const pathOf = (address: string | null | undefined): string | null => (address ? new URL(address).pathname : null);

/** What can be bought that a text finds: by its SKU, or that of one of its sizes, else by words. */
export async function findArticles({ catalog, search, stores }: Parts, storeCode: string, typed: string, now: Date) {
  const store = stores.scope(storeCode);
  if (!store) throw inputError('There is no such store view.');
  const text = typed.trim();
  if (text.length > longest) throw inputError(`What is searched for has at most ${longest} characters.`);
  if (text.length < shortest) return [];
  const view = catalog.view(store.code);
  const named = view.sourceBySku(text) ?? view.sourceBySku(text.toUpperCase());
  const product = named?.record.parentId === undefined ? named : view.source(named.record.parentId);
  const found = product ? [product] : await search.find(store.code, text, mostArticles);
  return found.map((source) => articleShape(source, now)).filter(({ units }) => units.length > 0);
}

/** Bundles and groups are made of choices that a line cannot say: their parts are found on their own. */
function articleShape(source: ProductSource, now: Date) {
  const { record, text } = source;
  const parent = productParent(source);
  const units = record.type === 'configurable' ? variantUnits(source, now) : isUnit(source) ? [unitShape(source, [], now)] : [];
  return {
    sku: record.sku,
    name: text.name ?? record.sku,
    picture: pathOf(parent.small_image?.url),
    units: units.flatMap((unit) => unit ?? []),
  };
}

const isUnit = ({ record }: ProductSource): boolean => (record.type === 'simple' || record.type === 'virtual') && record.isVisible;

function variantUnits(source: ProductSource, now: Date) {
  const labels = new Map([...source.view.catalogue.attributesByCode].map(([code, attribute]) => [code, source.view.label(attribute)]));
  return variantParents(source).map(({ product, attributes }) => {
    const options = attributes.map(({ code, label }) => ({ label: labels.get(code ?? '') ?? '', value: label ?? '' }));
    return unitShape(product.source, options, now);
  });
}

/** Without a price of today it cannot be sold. */
function unitShape(source: ProductSource, options: readonly { readonly label: string; readonly value: string }[], now: Date) {
  const price = priceOf(source, now)?.lowest;
  if (!price) return undefined;
  const { record, view } = source;
  const stock = view.stock();
  return {
    sku: record.sku,
    options,
    price: money(price.finalCents),
    isMadeToOrder: record.isMadeToOrder,
    stock: stock.sources.map(({ code }) => ({ source: code, quantity: Math.max(0, stock.quantity(record.sku, code)) })),
  };
}
