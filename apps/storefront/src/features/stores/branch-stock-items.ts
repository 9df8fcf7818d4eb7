import type { BranchStockItemsProductFragment } from '../../generated/graphql.ts';

export type BranchStockItem = {
  readonly sku: string;
  readonly name: string;
  readonly url_key: string | null;
  readonly url_suffix: string | null;
  readonly picture: string | undefined;
  /** That hang in the branch, of all variants. */
  readonly pieces: number;
  readonly sizes: readonly string[];
};

type Availability = {
  readonly store_availability?:
    | readonly ({
        readonly qty_available?: number | null;
        readonly store?: { readonly pickup_location_code?: string | null } | null;
      } | null)[]
    | null;
};

/** What of a product hangs in a branch; only this little goes to the browser, not hundreds of variants. */
export function branchStockItem(product: BranchStockItemsProductFragment, code: string): BranchStockItem {
  const variants = product.__typename === 'ConfigurableProduct' ? (product.variants ?? []).filter((variant) => variant !== null) : [];
  const here = variants.filter((variant) => piecesIn(variant.product, code) > 0);
  const sizes = here.flatMap(({ attributes }) =>
    (attributes ?? []).flatMap((attribute) => (attribute?.code?.includes('maat') && attribute.label ? [attribute.label] : [])),
  );
  const single = product.__typename === 'SimpleProduct' ? piecesIn(product, code) : 0;
  return {
    sku: product.sku ?? '',
    name: product.name ?? '',
    url_key: product.url_key ?? null,
    url_suffix: product.url_suffix ?? null,
    picture: product.small_image?.url ?? undefined,
    pieces: here.reduce((sum, variant) => sum + piecesIn(variant.product, code), single),
    sizes: inOrder([...new Set(sizes)]),
  };
}

/** Numbers by size; words such as S and XL stay as the shop orders them. */
function inOrder(sizes: readonly string[]): readonly string[] {
  return sizes.every((size) => /^\d+$/.test(size)) ? sizes.toSorted((a, b) => Number(a) - Number(b)) : sizes;
}

function piecesIn(product: Availability | null | undefined, code: string): number {
  const row = product?.store_availability?.find((entry) => entry?.store?.pickup_location_code === code);
  return Math.max(0, row?.qty_available ?? 0);
}
