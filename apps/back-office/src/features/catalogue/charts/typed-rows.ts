import { textIn, type Values } from '../shared/values.ts';

type Size = { readonly id: string; readonly label: string };

/** The sizes of a chart as it is typed, from the smallest on. */
export const orderOf = (values: Values): readonly number[] => (values['order'] ?? []) as readonly number[];

/** The chart of a store view as shoppers would get it with what is typed; a text that is empty comes from the shop's own view. */
export function typedRows(values: Values, sizes: readonly Size[], store: string, shop: string) {
  return orderOf(values).map((id) => ({
    from: { label: sizes.find((size) => size.id === String(id))?.label ?? String(id) },
    to: { label: textIn(values, `label.${id}.${store}`) || textIn(values, `label.${id}.${shop}`) },
  }));
}
