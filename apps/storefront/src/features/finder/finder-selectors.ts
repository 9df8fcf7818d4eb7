import type { FinderProductsFragment } from '../../generated/graphql.ts';
import { finderFields, type FinderChoice, type FinderField } from './finder-choice.ts';

export type FinderOption = {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  /** As hex. */
  readonly colour?: string | undefined;
  /** A garment that answers it. */
  readonly picture?: string | undefined;
};
export type FinderSelector = {
  readonly field: FinderField;
  readonly options: readonly FinderOption[];
  readonly chosen?: FinderOption | undefined;
};

/** The five selectors with what each may still be, given the others; an option that leads nowhere is not offered. */
export function finderSelectors(
  aggregations: FinderProductsFragment['aggregations'] | undefined,
  choice: FinderChoice,
): readonly FinderSelector[] {
  return finderFields.map((field) => {
    const aggregation = aggregations?.find((one) => one?.attribute_code === `${field}_id`);
    const options = (aggregation?.options ?? []).flatMap((option) =>
      option && (option.count ?? 0) > 0
        ? [{ value: option.value, label: option.label ?? option.value, count: option.count ?? 0, ...colourOf(option.swatch_data) }]
        : [],
    );
    const chosen = options.find(({ value }) => value === choice[field]);
    return { field, options, ...(chosen ? { chosen } : {}) };
  });
}

const colourOf = (swatch: { readonly type: string | null; readonly value: string | null } | null | undefined) =>
  swatch?.type === '1' && swatch.value ? { colour: swatch.value } : {};

/** The questions whose answers can be shown by a garment. */
export const picturedFields: readonly FinderField[] = ['type', 'brand', 'model'];

/** Gives each option the first of its pictures that no other one has, so that the answers look as different as they are. */
export function withPictures(selector: FinderSelector, picturesOf: (value: string) => readonly string[]): FinderSelector {
  const taken = new Set<string>();
  const options = selector.options.map((option) => {
    const pictures = picturesOf(option.value);
    const picture = pictures.find((url) => !taken.has(url)) ?? pictures[0];
    if (picture === undefined) return option;
    taken.add(picture);
    return { ...option, picture };
  });
  return { ...selector, options };
}

/** The choice without what no selector offers any more. */
export const offeredChoice = (selectors: readonly FinderSelector[]): FinderChoice =>
  Object.fromEntries(selectors.flatMap(({ field, chosen }) => (chosen ? [[field, chosen.value]] : [])));
