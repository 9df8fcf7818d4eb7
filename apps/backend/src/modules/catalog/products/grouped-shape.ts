import type { GroupedProductItem, LookHotspot } from '@shop/contract';
import type { ProductSource } from '../read-model/catalogue-view.ts';
import { cachePerSource } from '../read-model/catalogue-view.ts';
import { groupedItemsOf } from '../attributes/composition.ts';
import type { ImageParent } from './media-shape.ts';
import { imageShape } from './media-shape.ts';
import { priceOf } from '../prices/product-prices.ts';
import type { ProductParent } from './product-shape.ts';
import { productParent } from './product-shape.ts';
import { stockOf } from '../stock/stock-state.ts';

type ItemParent = Omit<GroupedProductItem, 'product'> & { readonly product: ProductParent };

/** The items of a grouped product with their stock. */
export function groupedItems(source: ProductSource, now: Date): readonly ItemParent[] {
  return groupedItemsOf(source)
    .filter((item) => priceOf(item.source, now) !== undefined)
    .map(({ item, source: child }) => ({
      position: item.position,
      qty: item.quantity,
      stock_qty: stockOf(child).web,
      product: productParent(child),
    }));
}

const sceneWidth = 1600;

/** The drawn scene of a look; spots that lead to nothing on offer are left out. */
export const lookShape = cachePerSource(({ record, view, text }): { scene: ImageParent; hotspots: LookHotspot[] } | null => {
  if (!record.look) return null;
  return {
    scene: imageShape(record.look, view, text.name ?? record.sku, sceneWidth),
    hotspots: record.look.hotspots.filter(({ sku }) => view.sourceBySku(sku)).map(({ x, y, sku }) => ({ x, y, sku })),
  };
});
