/** What a product is chosen by, with every value there is. */
export type Axis = { readonly code: string; readonly label: string; readonly options: readonly AxisOption[] };
type AxisOption = { readonly id: string; readonly code: string; readonly label: string; readonly colour?: string | null };
/** A variant by the ids of its options, in the order of the axes. */
type Placed = { readonly sku: string; readonly values: readonly string[] };

/** Values by the code of their axis. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

export const keyOf = (values: readonly string[]): string => values.join(' ');

/** The values that variants have, in the order of the shop. */
export function usedValues(axes: readonly Axis[], variants: readonly Placed[]): Chosen {
  return Object.fromEntries(
    axes.map(({ code, options }, index) => {
      const used = new Set(variants.map(({ values }) => values[index]));
      return [code, options.map(({ id }) => id).filter((id) => used.has(id))];
    }),
  );
}

/** The same in the order of the shop, whatever order they were chosen in. */
const inShopOrder = ({ options }: Axis, chosen: readonly string[]): readonly string[] =>
  options.map(({ id }) => id).filter((id) => chosen.includes(id));

const combine = (lists: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  lists.reduce<readonly (readonly string[])[]>((rows, list) => rows.flatMap((row) => list.map((id) => [...row, id])), [[]]);

/** Every combination of chosen values: rows by all axes but the last, columns by the last. */
export function gridOf(axes: readonly Axis[], chosen: Chosen): { rows: readonly (readonly string[])[]; columns: readonly string[] } {
  const lists = axes.map((axis) => inShopOrder(axis, chosen[axis.code] ?? []));
  return { rows: combine(lists.slice(0, -1)), columns: lists.at(-1) ?? [] };
}

/** Combinations without a variant that somebody wants: those of a value that no variant has, but for what was clicked. */
export function wantedOf(axes: readonly Axis[], chosen: Chosen, variants: readonly Placed[], clicked: ReadonlySet<string>) {
  const used = usedValues(axes, variants);
  const there = new Set(variants.map(({ values }) => keyOf(values)));
  const { rows, columns } = gridOf(axes, chosen);
  return rows
    .flatMap((row) => columns.map((column) => [...row, column]))
    .filter((values) => !there.has(keyOf(values)))
    .filter((values) => {
      const isNew = values.some((id, index) => !used[axes[index]?.code ?? '']?.includes(id));
      return isNew !== clicked.has(keyOf(values));
    });
}

/** What a value is written as in a SKU: as the variants there are have it, else its code, as short as it is still its own. */
export function proposeMarks(axes: readonly Axis[], parent: string, variants: readonly Placed[]): Readonly<Record<string, string>> {
  const marks: Record<string, string> = {};
  for (const { sku, values } of variants) {
    const parts = sku.startsWith(`${parent}-`) ? sku.slice(parent.length + 1).split('-') : [];
    if (parts.length === values.length) for (const [index, id] of values.entries()) marks[id] ??= parts[index] ?? '';
  }
  for (const { options } of axes) {
    const taken = new Set(options.flatMap(({ id }) => marks[id] ?? []));
    for (const { id, code } of options) {
      if (marks[id] !== undefined) continue;
      marks[id] = shortest(code, taken);
      taken.add(marks[id]);
    }
  }
  return marks;
}

const shortestMark = 3;

function shortest(code: string, taken: ReadonlySet<string>): string {
  const whole = code.toUpperCase().replace(/[^A-Z0-9]/g, '') || 'X';
  for (let length = /^\d/.test(whole) ? whole.length : shortestMark; length <= whole.length; length += 1) {
    if (!taken.has(whole.slice(0, length))) return whole.slice(0, length);
  }
  for (let number = 2; ; number += 1) if (!taken.has(`${whole}${number}`)) return `${whole}${number}`;
}

export const skuOf = (parent: string, values: readonly string[], marks: Readonly<Record<string, string>>): string =>
  [parent, ...values.map((id) => marks[id] ?? '')].join('-');

/** What most of them have; null when there is none. */
export function mostCommon(values: readonly (number | null | undefined)[]): number | null {
  const counts = new Map<number, number>();
  for (const value of values) if (typeof value === 'number') counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** One price for all, and more from a value of the last axis on. */
export type PriceRule = { readonly cents: number | null; readonly from: string | null; readonly extra: number | null };

export function priceOf({ cents, from, extra }: PriceRule, values: readonly string[], axes: readonly Axis[]): number | null {
  if (cents === null) return null;
  const order = axes.at(-1)?.options.map(({ id }) => id) ?? [];
  const isDearer = from !== null && order.indexOf(values.at(-1) ?? '') >= order.indexOf(from);
  return cents + (isDearer ? (extra ?? 0) : 0);
}
