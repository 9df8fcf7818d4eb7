import type { StoreAvailability } from '@shop/contract';
import type { Branch, Stores } from '#modules/stores/index.ts';
import type { ProductSource } from '../read-model/catalogue-view.ts';

type BranchStock = Omit<StoreAvailability, 'store'> & { readonly store: Branch };

/** Pieces per branch, in the order of the branches; a stock source without a branch is not shown. */
export function storeAvailability({ record, view }: ProductSource, stores: Pick<Stores, 'branchByCode'>): readonly BranchStock[] {
  const stock = view.stock();
  const shapes: BranchStock[] = [];
  for (const { code, kind } of stock.sources) {
    const branch = kind === 'branch' ? stores.branchByCode(code) : undefined;
    if (!branch) continue;
    const quantity = stock.quantity(record.sku, code);
    shapes.push({ has_stock: quantity > 0, qty_available: quantity, store_name: branch.name, store: branch });
  }
  return shapes;
}
