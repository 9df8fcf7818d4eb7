/** What can be chosen of a product with variants: each variant is one value on every axis. */
export type OptionMatrix = {
  /** How many values each axis has, in the order they are chosen. */
  readonly sizes: readonly number[];
  readonly variants: readonly MatrixVariant[];
};

type MatrixVariant = {
  /** Index of its value on each axis. */
  readonly at: readonly number[];
  readonly isSaleable: boolean;
};

/** One entry for each axis: the index of the chosen value, or null. */
export type Selection = readonly (number | null)[];

const chosenOn = (selection: Selection, axis: number): number | null => selection[axis] ?? null;

/** `sold-out` exists and stays in sight; `absent` does not exist with what is chosen before it (never offered). */
export type ValueState = 'available' | 'sold-out' | 'absent';

/** Nothing is chosen for the shopper beforehand (UX-22), except where there is nothing to choose. */
export const emptySelection = (matrix: Pick<OptionMatrix, 'sizes'>): Selection => matrix.sizes.map(only);

const only = (size: number): number | null => (size === 1 ? 0 : null);

const agrees = (variant: MatrixVariant, selection: Selection, axes: number): boolean => {
  for (let axis = 0; axis < axes; axis++) {
    const chosen = chosenOn(selection, axis);
    if (chosen !== null && variant.at[axis] !== chosen) return false;
  }
  return true;
};

/** The states of one axis' values: those of the variants that agree with what is chosen on the axes before it. */
export function valueStates(matrix: OptionMatrix, selection: Selection, axis: number): readonly ValueState[] {
  const states: ValueState[] = Array.from({ length: matrix.sizes[axis] ?? 0 }, () => 'absent');
  for (const variant of matrix.variants) {
    const value = variant.at[axis];
    if (value === undefined || states[value] === 'available' || !agrees(variant, selection, axis)) continue;
    states[value] = variant.isSaleable ? 'available' : 'sold-out';
  }
  return states;
}

/**
 * The selection after a value was chosen. Later choices are cleared, except those that exist with the new one too:
 * who changes the colour keeps the size (UX-24). A value that does not exist changes nothing.
 */
export function choose(matrix: OptionMatrix, selection: Selection, axis: number, value: number): Selection {
  if ((valueStates(matrix, selection, axis)[value] ?? 'absent') === 'absent') return selection;
  return settle(matrix, [...selection.slice(0, axis), value, ...selection.slice(axis + 1)]);
}

/** A wish read from elsewhere, such as an address: what does not exist together is dropped, the earlier axis wins. */
export function settle(matrix: OptionMatrix, wish: Selection): Selection {
  const settled: (number | null)[] = matrix.sizes.map(() => null);
  for (let axis = 0; axis < matrix.sizes.length; axis++) {
    settled[axis] = chosenOn(wish, axis);
    if (settled[axis] !== null && matrix.variants.some((variant) => agrees(variant, settled, axis + 1))) continue;
    settled[axis] = only(matrix.sizes[axis] ?? 0);
  }
  return settled;
}

/** The index of the one variant in the list, once every axis is chosen. */
export function chosenVariant(matrix: OptionMatrix, selection: Selection): number | undefined {
  if (matrix.sizes.some((_, axis) => chosenOn(selection, axis) === null)) return undefined;
  const index = matrix.variants.findIndex((variant) => agrees(variant, selection, matrix.sizes.length));
  return index === -1 ? undefined : index;
}

/** The variants that can still be meant: what a price range or a branch may speak of before the choice is complete. */
export const matchingVariants = (matrix: OptionMatrix, selection: Selection): readonly number[] =>
  matrix.variants.flatMap((variant, index) => (agrees(variant, selection, matrix.sizes.length) ? [index] : []));

/** The first axis without a choice: what the shopper is asked for next. */
export function nextAxis(matrix: Pick<OptionMatrix, 'sizes'>, selection: Selection): number | undefined {
  const axis = matrix.sizes.findIndex((_, index) => chosenOn(selection, index) === null);
  return axis === -1 ? undefined : axis;
}

/** The nearest values on both sides that can be bought: the neighbouring sizes of one that is sold out (UX-23). */
export function neighbours(matrix: OptionMatrix, selection: Selection, axis: number): readonly number[] {
  const value = chosenOn(selection, axis);
  if (value === null) return [];
  const states = valueStates(matrix, selection, axis);
  const below = states.findLastIndex((state, index) => index < value && state === 'available');
  const above = states.findIndex((state, index) => index > value && state === 'available');
  return [below, above].filter((index) => index !== -1);
}
