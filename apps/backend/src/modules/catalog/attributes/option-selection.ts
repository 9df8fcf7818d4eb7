export type SelectableAxis = { readonly attributeId: number; readonly optionIds: readonly number[] };
export type SelectableVariant<T> = { readonly value: T; readonly options: ReadonlyMap<number, number>; readonly isSaleable: boolean };
/** Option id by attribute id. */
export type Choice = ReadonlyMap<number, number>;

export type OptionSelection<T> = {
  /** Variants that fit everything chosen so far. */
  readonly matches: readonly T[];
  /** Set when every axis is chosen and the combination exists. */
  readonly variant: T | undefined;
  /** What can still be chosen on each axis without a choice; sold-out variants count, they exist. */
  readonly open: readonly SelectableAxis[];
  /** Per axis the options with a variant that can be bought, given the choice on the other axes. */
  readonly available: ReadonlyMap<number, ReadonlySet<number>>;
};

/** Works out what a choice of options leads to. An impossible combination has no matches and nothing left to choose. */
export function selectOptions<T>(
  axes: readonly SelectableAxis[],
  variants: readonly SelectableVariant<T>[],
  choice: Choice,
): OptionSelection<T> {
  const fits = (variant: SelectableVariant<T>, exceptAttribute?: number): boolean =>
    [...choice].every(([attributeId, optionId]) => attributeId === exceptAttribute || variant.options.get(attributeId) === optionId);
  const matching = variants.filter((variant) => fits(variant));
  const isComplete = axes.length > 0 && axes.every(({ attributeId }) => choice.has(attributeId));
  const possible = (attributeId: number): ReadonlySet<number | undefined> =>
    new Set(matching.map(({ options }) => options.get(attributeId)));
  return {
    matches: matching.map(({ value }) => value),
    variant: isComplete ? matching[0]?.value : undefined,
    open: axes
      .filter(({ attributeId }) => !choice.has(attributeId))
      .map((axis) => ({ ...axis, optionIds: axis.optionIds.filter((id) => possible(axis.attributeId).has(id)) }))
      .filter(({ optionIds }) => optionIds.length > 0),
    available: new Map(
      axes.map(({ attributeId, optionIds }) => {
        const buyable = variants.filter((variant) => variant.isSaleable && fits(variant, attributeId));
        return [attributeId, new Set(optionIds.filter((id) => buyable.some(({ options }) => options.get(attributeId) === id)))];
      }),
    ),
  };
}
