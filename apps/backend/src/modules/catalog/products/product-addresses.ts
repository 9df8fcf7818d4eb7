import type { Sql } from '#kernel/database/rows.ts';
import { addressScopes, readStoreViews } from '#modules/stores/index.ts';
import type { ProductRecord } from '../read-model/catalogue.ts';
import { defaultUrlKey, ownUrlKey } from '../read-model/listing.ts';
import type { AddressScope, MovedAddress } from '../structure/category-addresses.ts';

/** What the addresses of a product depend on; one that is out of the shop has them too, for the day it is in it. */
type AddressedProduct = Pick<ProductRecord, 'id' | 'isVisible' | 'texts'>;
type ReaddressedProduct = { readonly before: AddressedProduct | undefined; readonly after: AddressedProduct };

/**
 * Addresses of products that are others now, in every view: also where a view takes the address of another view, and of products that have
 * to make room, or find some.
 */
export async function movedProductAddresses(sql: Sql, products: readonly ReaddressedProduct[]): Promise<readonly MovedAddress[]> {
  const changed = products.filter(({ before, after }) => keysOf(before).join(' ') !== keysOf(after).join(' '));
  if (changed.length === 0) return [];
  const others = await readSharing(sql, changed);
  return addressScopes(await readStoreViews(sql)).flatMap((scope) => {
    const was = addressesIn([...others, ...changed.flatMap(({ before }) => before ?? [])], scope);
    const is = addressesIn([...others, ...changed.map(({ after }) => after)], scope);
    return [...is].flatMap(([id, to]) => {
      const from = was.get(id) ?? null;
      return from === to ? [] : [{ storeCode: scope.code, from, to }];
    });
  });
}

/** What a change of fields makes of it. */
export function readdressed(before: AddressedProduct, changes: readonly { readonly field: string; readonly after: unknown }[]) {
  const texts: Record<string, AddressedProduct['texts'][string]> = { ...before.texts };
  let { isVisible } = before;
  for (const { field, after } of changes) {
    const [, store] = /^texts\.([^.]+)\.urlKey$/.exec(field) ?? [];
    if (store !== undefined) texts[store] = typeof after === 'string' ? { urlKey: after } : {};
    if (field === 'isVisible') isVisible = after === true;
  }
  return { before, after: { id: before.id, isVisible, texts } };
}

const keysOf = (product: AddressedProduct | undefined): readonly string[] =>
  product?.isVisible
    ? Object.entries(product.texts)
        .flatMap(([store, { urlKey }]) => (urlKey === undefined ? [] : [`${store}/${urlKey}`]))
        .toSorted()
    : [];

function addressesIn(products: readonly AddressedProduct[], scope: AddressScope): ReadonlyMap<number, string> {
  const visible = products.filter(({ isVisible }) => isVisible);
  const own = new Map(visible.map((product) => [product.id, ownUrlKey(product, scope)]));
  const taken = new Set(own.values());
  return new Map(
    visible.flatMap((product) => {
      const shared = defaultUrlKey(product, scope);
      const key = own.get(product.id) ?? (taken.has(shared) ? `${shared}-${product.id}` : shared);
      return key === undefined ? [] : [[product.id, `${key}${scope.productSuffix}`] as const];
    }),
  );
}

/** Other products that have one of the keys in some view. */
async function readSharing(sql: Sql, changed: readonly ReaddressedProduct[]): Promise<readonly AddressedProduct[]> {
  const texts = changed.flatMap(({ before, after }) => [before, after].flatMap((product) => Object.entries(product?.texts ?? {})));
  const { rows } = await sql.query<{ id: number; store: string; key: string }>(
    `select product_id as id, store_code as store, url_key as key from product_text join product on product.id = product_id
     where url_key is not null and is_visible and product_id <> all($3)
       and product_id in (select product_id from product_text where store_code = any($1) and url_key = any($2))`,
    [
      [...new Set(texts.map(([store]) => store))],
      [...new Set(texts.flatMap(([, { urlKey }]) => urlKey ?? []))],
      changed.map(({ after }) => after.id),
    ],
  );
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => ({
    id,
    isVisible: true,
    texts: Object.fromEntries(own.map(({ store, key }) => [store, { urlKey: key }])),
  }));
}
