import type { Language } from '@shop/contract';
import { inputError } from '#kernel/errors.ts';
import {
  countProducts,
  findProducts,
  priceOf,
  type Finding,
  type ProductRecord,
  type ProductsWanted,
  type ProductTab,
} from '#modules/catalog/index.ts';
import type { StaffIdentity } from '#modules/staff/index.ts';
import { scopeOf } from '../../grants.ts';
import { readPlacedPage } from '../../lists/placed-list.ts';
import type { Parts } from '../../parts.ts';
import { money } from '../orders/order-shape.ts';
import { readId, readSearch, type ListInput } from '../paging.ts';
import { readerView, type ReaderView } from './reader-view.ts';

export type ListArguments = {
  readonly list: ListInput;
  readonly tab?: ProductTab | null;
  readonly filter?: {
    readonly type?: ProductRecord['type'] | null;
    readonly brand?: string | null;
    readonly category?: string | null;
    readonly missing?: Finding['code'] | null;
    readonly attributes?: readonly { readonly code: string; readonly value: string }[] | null;
  } | null;
};

/** Which products somebody looks at. */
export function wantedProducts(parts: Parts, { list, tab, filter }: ListArguments, language: Language) {
  const reader = readerView(parts, language);
  const wanted: ProductsWanted = {
    tab: tab ?? 'all',
    type: filter?.type ?? undefined,
    brandId: readId(filter?.brand),
    categoryId: readId(filter?.category),
    missing: filter?.missing ?? undefined,
    attributes: readAttributes(filter?.attributes),
    search: productOf(reader, readSearch(list.search)),
  };
  return { wanted, reader };
}

/** A page of the products of the shop, called as in the language of who looks. */
export async function readProducts(parts: Parts, asked: ListArguments, language: Language, now: Date) {
  const { database } = parts;
  const { wanted, reader } = wantedProducts(parts, asked, language);
  const { items, page } = await readPlacedPage(asked.list, {
    isOldestFirst: false,
    find: (part) => findProducts(database, wanted, part),
    count: (limit) => countProducts(database, wanted, limit),
    placeOf: ({ createdAt, id }) => ({ at: createdAt, id }),
  });
  return { page, items: items.flatMap(({ id, missing }) => summaryShape(reader, id, missing, now) ?? []) };
}

const mostAttributes = 20;

function readAttributes(given: NonNullable<ListArguments['filter']>['attributes']): readonly string[] | undefined {
  if (!given || given.length === 0) return undefined;
  const isPossible = given.every(({ code, value }) => /^\w{1,60}$/.test(code) && /^(?:\d{1,9}|yes|no)$/.test(value));
  if (!isPossible || given.length > mostAttributes) throw inputError('Nothing is filtered by this.');
  return given.map(({ code, value }) => `${code}:${value}`);
}

const mostHits = 5;

/** What a typed text leads to, for who may see products. */
export async function productsByText(parts: Parts, search: string | undefined, { language, roles }: StaffIdentity, now: Date) {
  if (search === undefined || search.length < 2 || !scopeOf(roles, 'catalog.read')) return [];
  const reader = readerView(parts, language);
  const found = await findProducts(
    parts.database,
    { tab: 'all', search: productOf(reader, search) },
    { isOldestFirst: false, limit: mostHits },
  );
  return found.flatMap(({ id, missing }) => {
    const summary = summaryShape(reader, id, missing, now);
    return summary ? [{ typename: 'ProductSummary', ...summary }] : [];
  });
}

/** The SKU of a variant, typed or scanned, leads to its product. */
function productOf({ view }: ReaderView, search: string | undefined): string | undefined {
  const { productsBySku, products } = view.catalogue;
  const variant = search === undefined ? undefined : (productsBySku.get(search) ?? productsBySku.get(search.toUpperCase()));
  return variant?.parentId === undefined ? search : (products.get(variant.parentId)?.sku ?? search);
}

/** One that this process has not heard of yet is left out of the page. */
function summaryShape(reader: ReaderView, id: number, missing: readonly Finding['code'][], now: Date) {
  const { view } = reader;
  const record = view.catalogue.products.get(id);
  if (!record) return undefined;
  const price = priceOf({ record, view }, now)?.lowest;
  return {
    id: String(id),
    sku: record.sku,
    name: reader.nameOf(record),
    picture: reader.pictureOf(record),
    type: record.type,
    isEnabled: record.isEnabled,
    variants: record.variantIds.length,
    stock: piecesOf(reader, record),
    price: price ? money(price.finalCents) : null,
    missing,
  };
}

/** Pieces of it in all stores; what consists of others, or is made when it is ordered, has none of its own. */
function piecesOf({ view }: ReaderView, record: ProductRecord): number | null {
  if (record.type === 'bundle' || record.type === 'grouped' || record.isMadeToOrder) return null;
  const { products } = view.catalogue;
  const skus = record.type === 'configurable' ? record.variantIds.flatMap((id) => products.get(id)?.sku ?? []) : [record.sku];
  const stock = view.stock();
  return skus.reduce((sum, sku) => sum + Math.max(0, stock.web(sku)) + Math.max(0, stock.branches(sku)), 0);
}
