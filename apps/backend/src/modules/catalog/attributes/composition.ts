import type { BundleOption, BundleSelection, GroupedItem, ProductRecord } from '../read-model/catalogue.ts';
import type { CatalogueView, ProductSource } from '../read-model/catalogue-view.ts';
import { cachePerSource } from '../read-model/catalogue-view.ts';

/** Enabled products that have a price in a view; disabled ones do not exist (R122), what has no price cannot be offered. */
export function offeredRecords(view: CatalogueView, ids: readonly number[]): readonly ProductRecord[] {
  const records: ProductRecord[] = [];
  for (const id of ids) {
    const record = view.catalogue.products.get(id);
    if (record?.isEnabled && isPriced(record, view)) records.push(record);
  }
  return records;
}

function isPriced(record: ProductRecord, view: CatalogueView): boolean {
  return (record.type !== 'simple' && record.type !== 'virtual') || view.prices(record).length > 0;
}

/** Variants or grouped items. */
export const childIds = (record: ProductRecord): readonly number[] =>
  record.type === 'grouped' ? record.groupedItems.map(({ itemId }) => itemId) : record.variantIds;

const sourcesOf = ({ view }: ProductSource, ids: readonly number[]): readonly ProductSource[] =>
  offeredRecords(view, ids).flatMap(({ id }) => view.source(id) ?? []);

/** The variants of a configurable product, in order. */
export const variantsOf = cachePerSource((source): readonly ProductSource[] => sourcesOf(source, source.record.variantIds));

/** What a variant is of, which speaks for it: material, care, maker. Anything else speaks for itself. */
export const productOf = (source: ProductSource): ProductSource =>
  (source.record.parentId === undefined ? undefined : source.view.source(source.record.parentId)) ?? source;

export type GroupedItemSource = { readonly item: GroupedItem; readonly source: ProductSource };

/** The items of a grouped product, in order. */
export const groupedItemsOf = cachePerSource((source): readonly GroupedItemSource[] =>
  source.record.groupedItems.flatMap((item) => sourcesOf(source, [item.itemId]).map((child) => ({ item, source: child }))),
);

export type BundleChoiceSource = { readonly selection: BundleSelection; readonly source: ProductSource };
export type BundlePartSource = { readonly option: BundleOption; readonly choices: readonly BundleChoiceSource[] };

/** The parts of a bundle with what can be chosen for each. */
export const partsOf = cachePerSource((source): readonly BundlePartSource[] =>
  source.record.bundleOptions.map((option) => ({
    option,
    choices: option.selections.flatMap((selection) =>
      sourcesOf(source, [selection.productId]).map((child) => ({ selection, source: child })),
    ),
  })),
);
