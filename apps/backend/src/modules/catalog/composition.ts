import type { BundleOption, BundleSelection, GroupedItem } from './catalogue.ts';
import type { ProductSource } from './catalogue-view.ts';
import { oncePerSource } from './catalogue-view.ts';

/** Enabled products a product consists of or can be chosen as; disabled ones do not exist (R122). */
const sourcesOf = (source: ProductSource, ids: readonly number[]): readonly ProductSource[] =>
  ids.flatMap((id) => {
    const child = source.view.source(id);
    return child && isPriced(child) ? [child] : [];
  });

/** What has no price in this view cannot be offered in it. */
function isPriced({ record, view }: ProductSource): boolean {
  return (record.type !== 'simple' && record.type !== 'virtual') || view.prices(record).length > 0;
}

/** The variants of a configurable product, in order. */
export const variantsOf = oncePerSource((source): readonly ProductSource[] => sourcesOf(source, source.record.variantIds));

export type GroupedItemSource = { readonly item: GroupedItem; readonly source: ProductSource };

/** The items of a grouped product, in order. */
export const groupedItemsOf = oncePerSource((source): readonly GroupedItemSource[] =>
  source.record.groupedItems.flatMap((item) => sourcesOf(source, [item.itemId]).map((child) => ({ item, source: child }))),
);

export type BundleChoiceSource = { readonly selection: BundleSelection; readonly source: ProductSource };
export type BundlePartSource = { readonly option: BundleOption; readonly choices: readonly BundleChoiceSource[] };

/** The parts of a bundle with what can be chosen for each. */
export const partsOf = oncePerSource((source): readonly BundlePartSource[] =>
  source.record.bundleOptions.map((option) => ({
    option,
    choices: option.selections.flatMap((selection) =>
      sourcesOf(source, [selection.productId]).map((child) => ({ selection, source: child })),
    ),
  })),
);

/** Variants or grouped items. */
export const childrenOf = (source: ProductSource): readonly ProductSource[] =>
  source.record.type === 'grouped' ? groupedItemsOf(source).map((item) => item.source) : variantsOf(source);
