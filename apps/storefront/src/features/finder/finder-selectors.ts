import type { FinderProductsFragment } from '../../generated/graphql.ts';
import { finderFields, type FinderChoice, type FinderField } from './finder-choice.ts';

type FinderOption = { readonly value: string; readonly label: string; readonly count: number };
export type FinderSelector = { readonly field: FinderField; readonly options: readonly FinderOption[]; readonly chosen?: FinderOption };

/** The five selectors with what each may still be, given the others; an option that leads nowhere is not offered. */
export function finderSelectors(
  aggregations: FinderProductsFragment['aggregations'] | undefined,
  choice: FinderChoice,
): readonly FinderSelector[] {
  return finderFields.map((field) => {
    const aggregation = aggregations?.find((one) => one?.attribute_code === `${field}_id`);
    const options = (aggregation?.options ?? []).flatMap((option) =>
      option && (option.count ?? 0) > 0 ? [{ value: option.value, label: option.label ?? option.value, count: option.count ?? 0 }] : [],
    );
    const chosen = options.find(({ value }) => value === choice[field]);
    return { field, options, ...(chosen ? { chosen } : {}) };
  });
}

/** The choice without what no selector offers any more. */
export const offeredChoice = (selectors: readonly FinderSelector[]): FinderChoice =>
  Object.fromEntries(selectors.flatMap(({ field, chosen }) => (chosen ? [[field, chosen.value]] : [])));
