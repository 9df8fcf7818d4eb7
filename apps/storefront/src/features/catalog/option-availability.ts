type OptionValue = { readonly uid?: string | null; readonly label?: string | null };
type Option<Value extends OptionValue> = { readonly attribute_code?: string | null; readonly values?: readonly (Value | null)[] | null };
type Variant = {
  readonly attributes?: readonly ({ readonly code?: string | null; readonly uid: string } | null)[] | null;
  readonly product?: {
    readonly stock_status?: string | null;
    readonly store_availability?: readonly ({ readonly has_stock: boolean; readonly store_name: string } | null)[] | null;
  } | null;
};

const present = <T>(list: readonly (T | null)[] | null | undefined): readonly T[] =>
  (list ?? []).filter((entry): entry is T => entry !== null);

const has = (variant: Variant, uid: string): boolean => present(variant.attributes).some((attribute) => attribute.uid === uid);

/** The uids of the values that at least one deliverable variant has; the others are sold out in every combination. */
export function deliverableValues(variants: readonly (Variant | null)[] | null | undefined): ReadonlySet<string> {
  const uids = new Set<string>();
  for (const variant of present(variants)) {
    if (variant.product?.stock_status !== 'IN_STOCK') continue;
    for (const attribute of present(variant.attributes)) uids.add(attribute.uid);
  }
  return uids;
}

/** Per branch the values of one option that hang there, in the order of the option; branches keep the order they are named in. */
export function valuesPerBranch<Value extends OptionValue>(
  option: Option<Value>,
  variants: readonly (Variant | null)[] | null | undefined,
): ReadonlyMap<string, readonly Value[]> {
  const stocked = new Map<string, Variant[]>();
  for (const variant of present(variants)) {
    for (const branch of present(variant.product?.store_availability)) {
      const list = stocked.get(branch.store_name) ?? [];
      if (branch.has_stock) list.push(variant);
      stocked.set(branch.store_name, list);
    }
  }
  const values = present(option.values);
  return new Map(
    [...stocked].map(([name, list]) => [
      name,
      values.filter(({ uid }) => typeof uid === 'string' && list.some((variant) => has(variant, uid))),
    ]),
  );
}
