import type { Sliced } from '#kernel/memory/slices.ts';
import { checkInput } from '#modules/catalog/index.ts';
import type { ProductRows } from './catalogue-file.ts';
import { RowFault } from './row-fault.ts';
import type { ShopNames } from './shop-names.ts';
import type { ShelfProduct } from './shop-snapshot.ts';

type Checks = {
  readonly products: Map<string, ShelfProduct>;
  readonly names: ShopNames;
  readonly idOf: (sku: string) => number | undefined;
  readonly attempt: (rows: ProductRows, step: () => void) => void;
};

/** What only shows when all products are read: inherited brands, variants that cannot be told apart, addresses used twice. */
export function* checkProducts(all: readonly ProductRows[], { products, names, idOf, attempt }: Checks): Sliced<void> {
  const skus = new Map(all.map(({ sku }) => [idOf(sku), sku]));
  const addresses = addressesOf(products);
  for (const rows of all) {
    yield;
    attempt(rows, () => {
      const product = products.get(rows.sku);
      if (!product) return;
      const complete = { ...product, brandId: product.brandId ?? names.parent(product.sku)?.brandId };
      products.set(rows.sku, complete);
      checkLaw(complete);
      checkAmounts(complete);
      checkParts(complete, names, skus);
      for (const [view, { urlKey }] of Object.entries(complete.texts)) {
        const owner = urlKey === undefined ? undefined : addresses.get(`${view} ${urlKey}`)?.find((sku) => sku !== product.sku);
        if (owner !== undefined) throw new RowFault(`the url_key "${urlKey ?? ''}" in store view ${view} belongs to ${owner}.`);
      }
    });
  }
}

function addressesOf(products: ReadonlyMap<string, ShelfProduct>): ReadonlyMap<string, readonly string[]> {
  const addresses = new Map<string, string[]>();
  for (const { sku, texts } of products.values()) {
    for (const [view, { urlKey }] of Object.entries(texts)) {
      if (urlKey === undefined) continue;
      const key = `${view} ${urlKey}`;
      const owners = addresses.get(key);
      if (owners) owners.push(sku);
      else addresses.set(key, [sku]);
    }
  }
  return addresses;
}

/** The same rules as at writing, said with the line (LAW-11, LAW-14, LAW-15). */
function checkLaw(product: ShelfProduct): void {
  if (product.brandId === undefined && (product.type === 'simple' || product.type === 'configurable')) {
    throw new RowFault('the product has no brand: the law wants its maker named (LAW-14), so additional_attributes needs merk=….');
  }
  try {
    checkInput({ products: [product] });
  } catch (error) {
    throw new RowFault(`${error instanceof Error ? error.message : String(error)}.`);
  }
}

function checkAmounts({ tiers, content }: ShelfProduct): void {
  if (content && content.amount <= 0) throw new RowFault('maas_content has an amount that is not above 0.');
  for (const { quantity, percentOff, from = 0, to = Infinity } of tiers) {
    if (to <= from) throw new RowFault('maas_tier_prices has a step that ends before it begins.');
    if (quantity < 2 || percentOff <= 0 || percentOff >= 100)
      throw new RowFault('maas_tier_prices needs quantities from 2 and discounts between 0 and 100.');
  }
  const isTwice = tiers.some((one, index) =>
    tiers
      .slice(0, index)
      .some(({ quantity, from = 0, to = Infinity }) => quantity === one.quantity && from < (one.to ?? Infinity) && (one.from ?? 0) < to),
  );
  if (isTwice) throw new RowFault('maas_tier_prices has a quantity twice.');
}

function checkParts(
  { links, variantIds, groupedItems, axes, bundleOptions }: ShelfProduct,
  names: ShopNames,
  skus: ReadonlyMap<number | undefined, string>,
): void {
  const lists = [links.related, links.upsell, links.crosssell, variantIds, groupedItems.map(({ itemId }) => itemId)];
  for (const ids of lists) {
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice !== undefined) throw new RowFault(`the sku "${names.sku(twice)}" stands in a list twice.`);
  }
  const children = [
    ...variantIds,
    ...groupedItems.map(({ itemId }) => itemId),
    ...bundleOptions.flatMap(({ selections }) => selections.map(({ productId }) => productId)),
  ];
  for (const id of children)
    if (!names.product(names.sku(id))) throw new RowFault(`it consists of ${skus.get(id) ?? id}, which is refused itself.`);
  const codes = axes.flatMap((id) => names.definitions.attributes.find((attribute) => attribute.id === id)?.code ?? []);
  const combinations = new Map<string, string>();
  for (const id of variantIds) {
    const sku = names.sku(id);
    const values = codes.map((code) => names.product(sku)?.attributes[code]);
    const missing = values.findIndex((value) => !Array.isArray(value) || value.length === 0);
    if (missing >= 0) throw new RowFault(`the variant ${sku} has no value for "${codes[missing] ?? ''}", which it is chosen by.`);
    const key = JSON.stringify(values);
    if (combinations.has(key)) throw new RowFault(`the variants ${combinations.get(key) ?? ''} and ${sku} cannot be told apart.`);
    combinations.set(key, sku);
  }
}
