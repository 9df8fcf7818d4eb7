import type { LoadSaleQuery, ProductTileProductFragment } from '../../generated/graphql.ts';
import { present } from '../frame/present.ts';
import { tileOnly } from '../listing/tile-only.ts';

type Loaded = NonNullable<NonNullable<NonNullable<LoadSaleQuery['products']>['items']>[number]>;

/** A reduced product with everything the page sorts and filters by; no variants. */
export type SaleProduct = {
  readonly tile: ProductTileProductFragment;
  /** Attribute code → ids of the values it has, and can be bought in. */
  readonly values: Readonly<Record<string, readonly number[]>>;
  readonly price: number;
  readonly createdAt: string;
  readonly sold: number;
};

/** What the ids mean, once for all products: attribute code → its name and the labels of its values. */
export type SaleLabels = Readonly<Record<string, { readonly label: string; readonly values: Readonly<Record<number, string>> }>>;

/** What a variant makes (size, colour) only counts where one is in stock (UX-10); what the product itself is, always. */
function buyable(product: Loaded): (code: string, id: number) => boolean {
  if (product.__typename !== 'ConfigurableProduct') return () => true;
  const axes = new Set<string>();
  const inStock = new Set<string>();
  for (const variant of present(product.variants)) {
    for (const { code, value_index } of present(variant.attributes)) {
      axes.add(code ?? '');
      if (variant.product?.stock_status === 'IN_STOCK') inStock.add(`${code} ${value_index}`);
    }
  }
  return (code, id) => !axes.has(code) || inStock.has(`${code} ${id}`);
}

/** The part of a loaded product that goes to the browser. */
export function toSaleProduct(product: Loaded): SaleProduct {
  const isBuyable = buyable(product);
  const { created_at, sales_data, filter_attributes, ...rest } = product;
  const { variants: _variants, ...tile } = { variants: undefined, ...rest };
  const values = present(filter_attributes).map(
    ({ attribute_code: code, values: held }) =>
      [code, present(held).flatMap(({ option_id }) => (isBuyable(code, option_id) ? [option_id] : []))] as const,
  );
  return {
    tile: tileOnly(tile),
    values: Object.fromEntries(values.filter(([, ids]) => ids.length > 0)),
    price: product.price_range.minimum_price.final_price.value ?? 0,
    createdAt: created_at ?? '',
    sold: sales_data?.qty_ordered ?? 0,
  };
}

/** The labels of all values the products have. */
export function saleLabels(products: readonly Loaded[]): SaleLabels {
  const labels: Record<string, { label: string; values: Record<number, string> }> = {};
  for (const { attribute_code: code, label, values } of products.flatMap((product) => present(product.filter_attributes))) {
    const known = (labels[code] ??= { label: label ?? code, values: {} });
    for (const { option_id, option_label } of present(values)) known.values[option_id] = option_label ?? '';
  }
  return labels;
}
