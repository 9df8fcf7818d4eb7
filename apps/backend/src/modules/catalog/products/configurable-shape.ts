import type {
  ConfigurableAttributeOption,
  ConfigurableProductOption,
  ConfigurableProductOptions,
  ConfigurableProductOptionsSelection,
  SizeChartRow,
  SwatchDataInterface,
} from '@shop/contract';
import { decodeUid, encodeUid } from '#kernel/ids.ts';
import type { AttributeRecord, Axis, OptionRecord } from '../read-model/catalogue.ts';
import type { CatalogueView, ProductSource } from '../read-model/catalogue-view.ts';
import { cachePerSource } from '../read-model/catalogue-view.ts';
import { variantsOf } from '../attributes/composition.ts';
import { galleryOf } from './media-shape.ts';
import type { Choice, OptionSelection } from '../attributes/option-selection.ts';
import { selectOptions } from '../attributes/option-selection.ts';
import type { ProductParent } from './product-shape.ts';
import { productParent } from './product-shape.ts';
import { isSaleable, stockOf } from '../stock/stock-state.ts';

type AxisSource = { readonly axis: Axis; readonly attribute: AttributeRecord; readonly options: readonly OptionRecord[] };

const valueUid = (option: OptionRecord): string => encodeUid(`configurable/${option.attributeId}/${option.id}`);

function swatch({ swatch: data }: OptionRecord): (SwatchDataInterface & { typename: string }) | null {
  return data ? { typename: data.type === 'color' ? 'ColorSwatchData' : 'TextSwatchData', value: data.value } : null;
}

/** The option a variant has on an axis. */
const chosenOption = (variant: ProductSource, attribute: AttributeRecord): number | undefined => {
  const value = variant.record.attributes[attribute.code];
  return Array.isArray(value) ? (value as readonly number[])[0] : undefined;
};

/** The axes in order, each with the options that an enabled variant uses. */
const axesOf = cachePerSource((source): readonly AxisSource[] =>
  source.record.axes.flatMap((axis) => {
    const attribute = source.view.catalogue.attributesById.get(axis.attributeId);
    if (!attribute) return [];
    const used = new Set(variantsOf(source).map((variant) => chosenOption(variant, attribute)));
    return [{ axis, attribute, options: attribute.options.filter(({ id }) => used.has(id)) }];
  }),
);

/** What a configurable product can be chosen by. */
export const configurableOptions = cachePerSource((source): readonly ConfigurableProductOptions[] =>
  axesOf(source).map(({ axis, attribute, options }) => ({
    id: axis.id,
    uid: encodeUid(axis.id),
    attribute_id: String(attribute.id),
    attribute_id_v2: attribute.id,
    attribute_uid: encodeUid(attribute.id),
    attribute_code: attribute.code,
    label: source.view.label(attribute),
    position: axis.position,
    product_id: source.record.id,
    use_default: false,
    values: options.map((option) => optionValue(option, source.view)),
  })),
);

function optionValue(option: OptionRecord, view: CatalogueView) {
  const label = view.label(option);
  return {
    uid: valueUid(option),
    value_index: option.id,
    label,
    default_label: label,
    store_label: label,
    use_default_value: true,
    swatch_data: swatch(option),
  };
}

/** A variant: its product, and the options it stands for. */
export type VariantParent = { readonly attributes: readonly ConfigurableAttributeOption[]; readonly product: ProductParent };

/** The variants with the options they stand for; a few dozen each, or hundreds. */
export const variantParents = cachePerSource(
  (source): readonly VariantParent[] =>
    variantsOf(source).map((variant) => ({
      product: productParent(variant),
      attributes: axesOf(source).flatMap(({ attribute, options }) => {
        const option = options.find(({ id }) => id === chosenOption(variant, attribute));
        return option ? [{ code: attribute.code, label: source.view.label(option), uid: valueUid(option), value_index: option.id }] : [];
      }),
    })),
  60,
);

/** Reads value uids; one that is no option of this product makes the choice impossible. */
function readChoice(uids: readonly string[], axes: readonly AxisSource[]): Choice | undefined {
  const choice = new Map<number, number>();
  for (const uid of uids) {
    const [, attributeId, optionId] = /^configurable\/(\d+)\/(\d+)$/.exec(decodeUid(uid)) ?? [];
    const axis = axes.find(({ attribute }) => String(attribute.id) === attributeId);
    const option = axis?.options.find(({ id }) => String(id) === optionId);
    if (!axis || !option || (choice.get(axis.attribute.id) ?? option.id) !== option.id) return undefined;
    choice.set(axis.attribute.id, option.id);
  }
  return choice;
}

type SelectionParent = Omit<ConfigurableProductOptionsSelection, 'variant' | 'media_gallery'> & {
  readonly variant: ProductParent | null;
  readonly media_gallery: ReturnType<typeof galleryOf>;
};
const impossible: SelectionParent = { options_available_for_selection: [], configurable_options: [], media_gallery: [], variant: null };

/** What a choice of options leads to; an impossible one is empty, not an error. */
export function optionsSelection(source: ProductSource, uids: readonly string[]): SelectionParent {
  const axes = axesOf(source);
  const choice = readChoice(uids, axes);
  if (!choice) return impossible;
  const selection = selectOptions(
    axes.map(({ attribute, options }) => ({ attributeId: attribute.id, optionIds: options.map(({ id }) => id) })),
    variantsOf(source).map((variant) => ({
      value: variant,
      options: new Map(axes.flatMap(({ attribute }) => [[attribute.id, chosenOption(variant, attribute) ?? 0] as const])),
      isSaleable: isSaleable(stockOf(variant)),
    })),
    choice,
  );
  if (selection.matches.length === 0) return impossible;
  return {
    options_available_for_selection: openOptions(selection, axes),
    configurable_options: axes.map((axis) => selectableOption(axis, selection.available.get(axis.attribute.id), source.view)),
    media_gallery: commonGallery(source, choice, selection.matches),
    variant: selection.variant ? productParent(selection.variant) : null,
  };
}

function openOptions(selection: OptionSelection<ProductSource>, axes: readonly AxisSource[]) {
  return selection.open.flatMap(({ attributeId, optionIds }) => {
    const axis = axes.find(({ attribute }) => attribute.id === attributeId);
    if (!axis) return [];
    return [
      { attribute_code: axis.attribute.code, option_value_uids: axis.options.filter(({ id }) => optionIds.includes(id)).map(valueUid) },
    ];
  });
}

function selectableOption(
  { axis, attribute, options }: AxisSource,
  available: ReadonlySet<number> | undefined,
  view: CatalogueView,
): ConfigurableProductOption {
  return {
    attribute_code: attribute.code,
    label: view.label(attribute),
    uid: encodeUid(axis.id),
    values: options.map((option) => ({
      uid: valueUid(option),
      label: view.label(option),
      is_available: available?.has(option.id) ?? false,
      is_use_default: true,
      swatch: swatch(option),
    })),
  };
}

/** The pictures all fitting variants share, such as those of a chosen colour; the product's own while they differ. */
function commonGallery(source: ProductSource, choice: Choice, matches: readonly ProductSource[]): ReturnType<typeof galleryOf> {
  const [first, ...rest] = matches.map(galleryOf);
  if (choice.size === 0 || !first) return galleryOf(source);
  const key = (gallery: ReturnType<typeof galleryOf>): string => gallery.map(({ url }) => url).join();
  return rest.every((gallery) => key(gallery) === key(first)) ? first : galleryOf(source);
}

/** The size chart: a size of the shop, and what it means for a body; only sizes this product comes in. */
export const sizeChart = cachePerSource((source): readonly SizeChartRow[] => {
  const { record, view } = source;
  const rows = record.sizeChartKey === undefined ? [] : (view.catalogue.sizeCharts.get(record.sizeChartKey) ?? []);
  const offered = new Set(axesOf(source).flatMap(({ options }) => options.map(({ id }) => id)));
  return rows
    .filter(({ optionId }) => offered.has(optionId))
    .map(({ optionId, label }) => {
      const option = view.catalogue.options.get(optionId);
      return {
        from: { option_id: optionId, label: option ? view.label(option) : null },
        to: { option_id: null, label: view.text(label) ?? null },
      };
    });
});
