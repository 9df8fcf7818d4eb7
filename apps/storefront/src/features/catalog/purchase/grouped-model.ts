import type { GroupedItemsGroupedFragment } from '../../../generated/graphql.ts';
import type { ProductMatrix } from './product-matrix.ts';
import { productMatrix } from './product-matrix.ts';

type Item = NonNullable<NonNullable<GroupedItemsGroupedFragment['items']>[number]>;
type Product = NonNullable<Item['product']>;

export type GroupItem = {
  readonly sku: string;
  readonly name: string;
  readonly product: Pick<Product, 'url_key' | 'url_suffix' | 'small_image' | 'price_range'>;
  readonly quantity: number;
  readonly isSaleable: boolean;
  /** Pieces of the web stock. */
  readonly stock: number | undefined;
  /** What must be chosen of it first. */
  readonly matrix?: ProductMatrix;
};

/** The products of a group or a look in their order, variants in the compact form. */
export function groupItems({ items }: GroupedItemsGroupedFragment): readonly GroupItem[] {
  return (items ?? [])
    .flatMap((item) => (item?.product ? [{ ...item, product: item.product }] : []))
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ product, qty, stock_qty }) => {
      const { url_key, url_suffix, small_image, price_range } = product;
      return {
        sku: product.sku ?? '',
        name: product.name ?? '',
        product: { url_key, url_suffix, small_image, price_range } as GroupItem['product'],
        quantity: qty && qty > 0 ? qty : 1,
        isSaleable: product.stock_status === 'IN_STOCK',
        stock: stock_qty ?? undefined,
        ...(product.__typename === 'ConfigurableProduct' ? { matrix: productMatrix(product) } : {}),
      };
    });
}
