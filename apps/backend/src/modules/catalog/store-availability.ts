import type { StoreAvailability } from '@shop/contract';
import type { Branch, Stores } from '#modules/stores/index.ts';
import type { ProductSource } from './catalogue-view.ts';

/** Pieces per branch, in the order of the branches; a stock source without a branch is not shown. */
export function storeAvailability(
  { record, view }: ProductSource,
  stores: Pick<Stores, 'branchByCode'>,
): readonly (Omit<StoreAvailability, 'store'> & { readonly store: Branch })[] {
  const stock = view.stock();
  return stock.sources.flatMap(({ code, kind }) => {
    const branch = kind === 'branch' ? stores.branchByCode(code) : undefined;
    if (!branch) return [];
    const quantity = stock.quantity(record.sku, code);
    return [{ has_stock: quantity > 0, qty_available: quantity, store_name: branch.name, store: branch }];
  });
}
