import type { CartLineItemFragment, LineVariantsQuery } from '../../../generated/graphql.ts';

type Product = NonNullable<NonNullable<NonNullable<LineVariantsQuery['products']>['items']>[number]>;

export type OtherVariant = { readonly sku: string; readonly label: string; readonly isSaleable: boolean };

/** The option of a line that can be changed in place: its last one, which is the size wherever there are sizes. */
export function lastOption(line: CartLineItemFragment): { readonly label: string; readonly value: string } | undefined {
  if (line.__typename !== 'ConfigurableCartItem') return undefined;
  const option = line.configurable_options.at(-1);
  return option ? { label: option.option_label, value: option.value_label } : undefined;
}

/** What the line can be taken in instead, all other options being the same; in the order of the product page. */
export function otherVariants(line: CartLineItemFragment, product: Product | undefined): readonly OtherVariant[] {
  if (line.__typename !== 'ConfigurableCartItem' || product?.__typename !== 'ConfigurableProduct') return [];
  const chosen = line.configurable_options.flatMap((option) => option?.configurable_product_option_value_uid ?? []);
  const kept = chosen.slice(0, -1);
  const values =
    product.configurable_options?.find((option) => option?.values?.some((value) => value?.uid === chosen.at(-1)))?.values ?? [];
  return values.flatMap((value) => {
    const variant = product.variants?.find((candidate) => {
      const uids = (candidate?.attributes ?? []).map((attribute) => attribute?.uid);
      return uids.includes(value?.uid ?? '') && kept.every((uid) => uids.includes(uid));
    });
    const sku = variant?.product?.sku;
    return sku && value?.label ? [{ sku, label: value.label, isSaleable: variant.product?.stock_status === 'IN_STOCK' }] : [];
  });
}
