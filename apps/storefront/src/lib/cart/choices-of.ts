import type { CartItemChoicesFragment } from '../../generated/graphql.ts';

/** What is chosen, in full: "Kleur: petrol", "Maat: 38", or the parts of a set. */
export function choicesOf(line: CartItemChoicesFragment): readonly { readonly label: string; readonly value: string }[] {
  if (line.__typename === 'ConfigurableCartItem') {
    return line.configurable_options.flatMap((option) => (option ? [{ label: option.option_label, value: option.value_label }] : []));
  }
  if (line.__typename !== 'BundleCartItem') return [];
  return line.bundle_options.flatMap((option) => {
    const values = (option?.values ?? []).flatMap((value) =>
      value ? [value.quantity > 1 ? `${value.quantity} × ${value.label}` : value.label] : [],
    );
    return option ? [{ label: option.label, value: values.join(', ') }] : [];
  });
}
