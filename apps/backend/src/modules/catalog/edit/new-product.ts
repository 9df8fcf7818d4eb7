import type { Tx } from '#kernel/database/database.ts';
import type { Sql } from '#kernel/database/rows.ts';
import { brandAttribute, type ProductType } from '../read-model/catalogue.ts';
import { movedProductAddresses } from '../products/product-addresses.ts';
import { lockCatalogueVersion } from '../read-model/catalogue-version.ts';
import type { MovedAddress } from '../structure/category-addresses.ts';
import { claimIn } from '../write/check-claims.ts';
import type { ProductInput } from '../write/catalogue-input.ts';
import { writeCatalogue } from '../write/write-catalogue.ts';
import type { ProductChange } from './change-product.ts';
import { endsOfCategories } from './ends-of-categories.ts';
import { isAxis, productField, type Known } from './product-field.ts';
import { saying } from './saying.ts';
import { refuse } from './take-value.ts';

/** A product before there is one. */
export type NewProduct = {
  readonly type: ProductType;
  readonly sku: string;
  /** By the code of the store view. */
  readonly texts: Readonly<Record<string, { readonly name: string; readonly urlKey: string }>>;
  readonly brandId: number | null;
  readonly categories: readonly number[];
  /** Codes of what it is chosen by. */
  readonly axes: readonly string[];
  /** What it costs from now on, in every view that has prices of its own. */
  readonly cents: number | null;
};

export type Making = {
  readonly known: Known;
  /** The view whose name a product must have. */
  readonly defaultStore: string;
  /** Views that have prices of their own. */
  readonly priceStores: readonly string[];
  readonly now: () => Date;
};

const skuPattern = /^[\w.+-]{1,64}$/;
const mostCents = 10_000_000;
const mostMembers = 50;

type MadeProduct = { readonly changes: readonly ProductChange[]; readonly moved: readonly MovedAddress[] };

/** Makes a product that is not in the shop yet: it is published once nothing forbids it. What the log says of it is among the answer. */
export async function createProduct(tx: Tx, wanted: NewProduct, making: Making): Promise<MadeProduct> {
  await lockCatalogueVersion(tx);
  const now = making.now();
  const { sku, type, categories, cents } = wanted;
  await checkSkus(tx, [sku], () => 'sku');
  const brand = brandOf(wanted, making.known);
  const texts = textsOf(wanted, making);
  await checkAddresses(tx, texts);
  const axes = axesOf(wanted, making.known);
  checkCategories(categories, making.known);
  if (cents !== null && type !== 'simple' && type !== 'virtual')
    saying('cents', () => refuse('price-article', 'It costs what its variants or parts do.'));
  const product: ProductInput = {
    id: await nextProductId(tx),
    sku,
    type,
    isEnabled: false,
    brandId: brand?.id,
    attributes: brand ? { [brandAttribute]: [brand.optionId] } : {},
    texts,
    categories: await endsOfCategories(tx, categories),
    axes: axes.map(({ id }) => id),
    prices: pricesFrom(cents, making.priceStores, now),
  };
  await writeCatalogue(tx, { products: [product] }, now);
  const after = { id: product.id, isVisible: true, texts };
  const moved = await movedProductAddresses(tx, [{ before: undefined, after }]);
  return { changes: madeOf(wanted, product, making.priceStores), moved };
}

/** Nobody has them, and they can stand in addresses and files. */
export async function checkSkus(sql: Sql, skus: readonly string[], fieldOf: (sku: string) => string): Promise<void> {
  const odd = skus.find((sku) => !skuPattern.test(sku));
  if (odd !== undefined) saying(fieldOf(odd), () => refuse('product-sku', 'A SKU has letters, digits, hyphens and dots, at most 64.'));
  const { rows } = await sql.query<{ sku: string }>('select sku from product where sku = any($1) limit 1', [skus]);
  const [taken] = rows;
  if (taken) saying(fieldOf(taken.sku), () => refuse('product-sku-taken', `There is a product ${taken.sku} already.`));
}

/** Whoever holds the version of the catalogue is the only one who makes products. */
export async function nextProductId(sql: Sql): Promise<number> {
  const { rows } = await sql.query<{ id: number }>('select coalesce(max(id), 0) + 1 as id from product');
  return rows[0]?.id ?? 1;
}

/** A price for whoever has none yet, in every view that has its own. */
export function pricesFrom(cents: number | null, stores: readonly string[], now: Date): NonNullable<ProductInput['prices']> {
  if (cents === null) return {};
  if (!Number.isInteger(cents) || cents < 1 || cents > mostCents)
    saying('cents', () => refuse('price-amount', 'A price is an amount in cents, 1 or more.'));
  return Object.fromEntries(stores.map((store) => [store, [{ kind: 'regular' as const, cents, from: now.getTime() }]]));
}

/** LAW-14: goods have a maker, whom the brand names. */
function brandOf({ type, brandId }: NewProduct, { brands }: Known) {
  const brand = brandId === null ? undefined : brands.get(brandId);
  if (brandId !== null && !brand) saying('brand', () => refuse('product-value', 'There is no such brand.'));
  if (!brand && (type === 'simple' || type === 'configurable'))
    saying('brand', () => refuse('product-brand', 'Goods need a brand, which names their maker.'));
  return brand;
}

function textsOf({ texts }: NewProduct, { known, defaultStore }: Making): Record<string, { name?: string; urlKey?: string }> {
  const taken: Record<string, { name?: string; urlKey?: string }> = {};
  for (const [store, text] of Object.entries(texts)) {
    const own: { name?: string; urlKey?: string } = {};
    for (const part of ['name', 'urlKey'] as const) {
      const field = `texts.${store}.${part}`;
      const value = saying(field, () => productField(field, known)?.take(text[part]) ?? null);
      if (typeof value === 'string') own[part] = value;
    }
    if (Object.keys(own).length > 0) taken[store] = own;
  }
  if (taken[defaultStore]?.name === undefined)
    saying(`texts.${defaultStore}.name`, () => refuse('product-name', 'A product needs a name.'));
  for (const [store, text] of Object.entries(taken)) {
    if (claimIn(text) !== undefined) saying(`texts.${store}.name`, () => refuse('product-claim', 'A green claim needs its proof.'));
  }
  return taken;
}

async function checkAddresses(sql: Sql, texts: Readonly<Record<string, { readonly urlKey?: string }>>): Promise<void> {
  for (const [store, { urlKey }] of Object.entries(texts)) {
    if (urlKey === undefined) continue;
    const { rows } = await sql.query('select from product_text where store_code = $1 and url_key = $2', [store, urlKey]);
    if (rows.length > 0) saying(`texts.${store}.urlKey`, () => refuse('product-url-taken', 'Another product has this address.'));
  }
}

function axesOf({ type, axes }: NewProduct, { attributesByCode }: Known) {
  const found = axes.flatMap((code) => attributesByCode.get(code) ?? []).filter(isAxis);
  const isPossible = found.length === axes.length && new Set(axes).size === axes.length && axes.length <= mostMembers;
  if (!isPossible || (axes.length > 0 && type !== 'configurable'))
    saying('axes', () => refuse('variant-axes', 'A product is not chosen by this.'));
  return found;
}

function checkCategories(ids: readonly number[], { categories }: Known): void {
  const isPossible = ids.every((id) => categories.has(id)) && new Set(ids).size === ids.length && ids.length <= mostMembers;
  if (!isPossible) saying('categories', () => refuse('product-value', 'There is no such category.'));
}

function madeOf({ cents, axes }: NewProduct, { brandId, texts = {}, categories = new Map() }: ProductInput, stores: readonly string[]) {
  const made: Record<string, unknown> = {};
  for (const [store, text] of Object.entries(texts))
    for (const [name, value] of Object.entries(text)) made[`texts.${store}.${name}`] = value;
  if (brandId !== undefined) made['brandId'] = brandId;
  for (const [id, position] of categories) made[`categories.${id}`] = position;
  for (const [position, code] of axes.entries()) made[`axes.${code}`] = position;
  if (cents !== null) for (const store of stores) made[`regular.${store}.now`] = cents;
  return Object.entries(made).map(([field, after]) => ({ field, before: null, after }));
}
