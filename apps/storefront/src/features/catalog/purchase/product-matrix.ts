import type { OptionMatrix, Selection } from '@shop/rules/option-matrix';
import type { ProductOptionsConfigurableFragment } from '../../../generated/graphql.ts';
import { optionSlugs } from '../filters/option-slugs.ts';
import type { PriceDisplay } from '../card/price-display.ts';
import { priceDisplay } from '../card/price-display.ts';

/**
 * The variants of a product as the page carries them: every choice is decided by this alone, without a request. The
 * served shape repeats names, pictures and delivery texts in each variant; here they stand once and variants point to them.
 */
export type ProductMatrix = Omit<OptionMatrix, 'variants'> & {
  readonly axes: readonly MatrixAxis[];
  readonly variants: readonly VariantFacts[];
  readonly galleries: readonly (readonly GalleryImage[])[];
  readonly deliveries: readonly DeliveryFacts[];
  readonly branches: readonly string[];
};

export type MatrixAxis = {
  /** Also the name of its parameter in the address. */
  readonly code: string;
  readonly label: string;
  readonly values: readonly AxisValue[];
};

export type AxisValue = { readonly uid: string; readonly label: string; readonly slug: string; readonly colour?: string };

export type VariantFacts = {
  readonly at: readonly number[];
  readonly isSaleable: boolean;
  readonly sku: string;
  readonly price: PriceDisplay;
  /** Pieces of the web stock. */
  readonly web: number;
  /** Pieces in each branch, in the order of `branches`. */
  readonly branches: readonly number[];
  readonly gallery: number;
  readonly delivery: number;
};

export type GalleryImage = { readonly url: string; readonly label: string };
type DeliveryFacts = { readonly color: string; readonly icon: string };

type Option = NonNullable<NonNullable<ProductOptionsConfigurableFragment['configurable_options']>[number]>;
type Variant = NonNullable<NonNullable<ProductOptionsConfigurableFragment['variants']>[number]>;

const present = <T>(list: readonly (T | null)[] | null | undefined): readonly T[] => (list ?? []).filter((entry) => entry !== null);

/** Keeps equal things once and says which index one has; `keyOf` tells them apart. */
function collection<T>(keyOf: (thing: T) => string) {
  const indexes = new Map<string, number>();
  const list: T[] = [];
  return {
    list,
    indexOf(thing: T): number {
      const key = keyOf(thing);
      let index = indexes.get(key);
      if (index === undefined) indexes.set(key, (index = list.push(thing) - 1));
      return index;
    },
  };
}

const axisOf = (option: Option): MatrixAxis => {
  const values = present(option.values);
  const slugs = optionSlugs(values.map(({ label }) => label ?? ''));
  return {
    code: option.attribute_code ?? '',
    label: option.label ?? '',
    values: values.map(({ uid, label, swatch_data: swatch }, index) => ({
      uid: uid ?? '',
      label: label ?? '',
      slug: slugs[index] ?? '',
      ...(swatch?.__typename === 'ColorSwatchData' && swatch.value ? { colour: swatch.value } : {}),
    })),
  };
};

/** The compact form of the variants. One that lacks a value of an axis cannot be chosen and is left out. */
export function productMatrix(product: ProductOptionsConfigurableFragment): ProductMatrix {
  const axes = present(product.configurable_options).map(axisOf);
  const galleries = collection<readonly GalleryImage[]>((images) => images.map(({ url, label }) => `${url} ${label}`).join());
  const deliveries = collection<DeliveryFacts>(({ color, icon }) => `${color} ${icon}`);
  const branches = collection<string>((name) => name);
  const variants = present(product.variants).flatMap((variant): VariantFacts[] => {
    const at = placeOf(variant, axes);
    const child = variant.product;
    if (at === undefined || !child?.sku) return [];
    const pictures = present(child.media_gallery).flatMap(({ url, label }) => (url ? [{ url, label: label ?? '' }] : []));
    const { color, icon } = child.DeliveryTime ?? {};
    const inBranches = present(child.store_availability);
    for (const { store_name } of inBranches) branches.indexOf(store_name);
    return [
      {
        at,
        isSaleable: child.stock_status === 'IN_STOCK',
        sku: child.sku,
        price: priceDisplay(child.price_range),
        web: child.stock_qty ?? 0,
        branches: branches.list.map((name) => inBranches.find(({ store_name }) => store_name === name)?.qty_available ?? 0),
        gallery: galleries.indexOf(pictures),
        delivery: deliveries.indexOf({ color: color ?? '', icon: icon ?? '' }),
      },
    ];
  });
  return {
    sizes: axes.map(({ values }) => values.length),
    axes,
    variants,
    galleries: galleries.list,
    deliveries: deliveries.list,
    branches: branches.list,
  };
}

function placeOf({ attributes }: Variant, axes: readonly MatrixAxis[]): readonly number[] | undefined {
  const uids = new Set(present(attributes).map(({ uid }) => uid));
  const at = axes.map(({ values }) => values.findIndex(({ uid }) => uids.has(uid)));
  return at.includes(-1) ? undefined : at;
}

/** Whether an axis is a size: those have the size chart and are shown as a grid of buttons. */
export const isSizeAxis = (code: string): boolean => code.startsWith('maat_') || code === 'blouse_maat';

export const hasSizeAxis = ({ axes }: Pick<ProductMatrix, 'axes'>): boolean => axes.some(({ code }) => isSizeAxis(code));

export type AxisKind = 'colours' | 'lengths' | 'sizes' | 'values';

/** What an axis is about, which decides how it looks and how it is asked for. */
export const axisKind = ({ code, values }: Pick<MatrixAxis, 'code' | 'values'>): AxisKind => {
  if (isSizeAxis(code)) return 'sizes';
  if (code === 'lengte') return 'lengths';
  return values.some(({ colour }) => colour !== undefined) ? 'colours' : 'values';
};

/** The chosen values in words: "Petrol, 60 cm, 38". */
export const choiceText = ({ axes }: Pick<ProductMatrix, 'axes'>, selection: Selection): string =>
  axes.flatMap(({ values }, axis) => values[selection[axis] ?? -1]?.label ?? []).join(', ');
