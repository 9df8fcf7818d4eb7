import type { QuoteItemsSortInput, SortQuoteItemsEnum } from '@shop/contract';
import type { CartSource } from './cart-shape.ts';
import type { ItemShape } from './item-shape.ts';

type Entry = { readonly item: ItemShape; readonly line: CartSource['lines'][number] };
type Key = (entry: Entry) => number | string;

/** What a line can be sorted by here; amounts of other kinds fall back to the order in which lines were added. */
const keys: Partial<Record<SortQuoteItemsEnum, Key>> = {
  PRODUCT_ID: ({ line }) => (line.parent ?? line.source).record.id,
  SKU: ({ line }) => line.line.sku,
  NAME: ({ item }) => item.product.name ?? '',
  PRODUCT_TYPE: ({ item }) => item.typename,
  QTY: ({ item }) => item.quantity,
  WEIGHT: ({ line }) => line.source.record.weightGrams ?? 0,
  ROW_WEIGHT: ({ item, line }) => (line.source.record.weightGrams ?? 0) * item.quantity,
  PRICE: ({ item }) => item.prices.price.value ?? 0,
  BASE_PRICE: ({ item }) => item.prices.price.value ?? 0,
  PRICE_INC_TAX: ({ item }) => item.prices.price_including_tax.value ?? 0,
  BASE_PRICE_INC_TAX: ({ item }) => item.prices.price_including_tax.value ?? 0,
  ROW_TOTAL: ({ item }) => item.prices.row_total.value ?? 0,
  BASE_ROW_TOTAL: ({ item }) => item.prices.row_total.value ?? 0,
  ROW_TOTAL_INC_TAX: ({ item }) => item.prices.row_total_including_tax.value ?? 0,
  DISCOUNT_AMOUNT: ({ item }) => item.prices.total_item_discount.value ?? 0,
};

/** The lines in the wanted order; without one in that in which they were added. */
export function sortItems({ items, lines }: CartSource, sort: QuoteItemsSortInput | null | undefined): readonly ItemShape[] {
  if (!sort) return items;
  const key: Key = keys[sort.field] ?? (({ line }) => line.line.id);
  const sign = sort.order === 'DESC' ? -1 : 1;
  return items
    .flatMap((item, index): readonly (Entry & { readonly index: number })[] => {
      const line = lines[index];
      return line ? [{ item, line, index }] : [];
    })
    .sort((a, b) => sign * compare(key(a), key(b)) || a.index - b.index)
    .map(({ item }) => item);
}

const compare = (a: number | string, b: number | string): number =>
  typeof a === 'string' || typeof b === 'string' ? String(a).localeCompare(String(b)) : a - b;
