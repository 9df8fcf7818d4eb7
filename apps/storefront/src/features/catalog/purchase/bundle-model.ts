import type { BundlePartsBundleFragment } from '../../../generated/graphql.ts';
import type { BundleOption, BundlePart } from './bundle-selection.ts';
import { isSizeAxis } from './product-matrix.ts';

type Placed = { readonly position?: number | null };

const byPosition = (a: Placed, b: Placed): number => (a.position ?? 0) - (b.position ?? 0);
const present = <T>(list: readonly (T | null)[] | null | undefined): readonly T[] => (list ?? []).filter((entry) => entry !== null);
const cents = (amount: number | null | undefined): number => Math.round((amount ?? 0) * 100);

/** The parts of a set as the page works on them; money in cents, so that a sum is exact. */
export function bundleParts(product: BundlePartsBundleFragment): readonly BundlePart[] {
  return present(product.items)
    .toSorted(byPosition)
    .map(({ uid, title, type, required, options }) => ({
      uid: uid ?? '',
      title: title ?? '',
      isRequired: required === true,
      isSingle: type === 'select' || type === 'radio',
      control: type === 'select' || type === 'radio' ? type : 'checkbox',
      options: present(options)
        .toSorted(byPosition)
        .map((option): BundleOption => ({
          uid: option.uid,
          sku: option.product?.sku ?? '',
          ...named(option.label ?? '', sizeOf(option.product)),
          cents: cents(option.price),
          aloneCents: cents(option.product?.price_range.minimum_price.final_price.value ?? option.price),
          quantity: option.quantity ?? 1,
          canChangeQuantity: option.can_change_quantity === true,
          isSaleable: option.product?.stock_status === 'IN_STOCK',
          ...(option.product?.small_image?.url ? { image: option.product.small_image.url } : {}),
        })),
    }));
}

type Part = NonNullable<NonNullable<BundlePartsBundleFragment['items']>[number]>;
type PartProduct = NonNullable<NonNullable<Part['options']>[number]>['product'];

function sizeOf(product: PartProduct): string | undefined {
  const size = present(product?.custom_attributesV2?.items).find(({ code }) => isSizeAxis(code));
  return size !== undefined && 'selected_options' in size ? present(size.selected_options)[0]?.label : undefined;
}

/** The name of a variant ends with its options: "Korte lederhose Toni, cognac, 46". Sizes are buttons below what is left of it. */
function named(label: string, size: string | undefined): Pick<BundleOption, 'label' | 'model' | 'size'> {
  if (size === undefined) return { label, model: label };
  return {
    label,
    model: label
      .split(', ')
      .filter((word) => word !== size)
      .join(', '),
    size,
  };
}
