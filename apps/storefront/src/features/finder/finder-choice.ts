import type { PartfinderFilterInput } from '../../generated/graphql.ts';

/** The five questions in their order; the names are the wire's (`cilinder` too) and stand in addresses. */
export const finderFields = ['type', 'brand', 'model', 'year', 'cilinder'] as const;

export type FinderField = (typeof finderFields)[number];

/** What was chosen, by the ids of the options. */
export type FinderChoice = Readonly<Partial<Record<FinderField, string>>>;

const optionId = /^[\w=.:-]{1,64}$/;

/** The choice an address holds; anything that cannot be an option's id is ignored. */
export function readFinderChoice(query: URLSearchParams): FinderChoice {
  const entries = finderFields.flatMap((field) => {
    const value = query.get(field) ?? '';
    return optionId.test(value) ? [[field, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** The choice as the backend wants it, for `partfinderSearch` and for `filter: { partfinder }`; undefined without a choice. */
export function partFilters(choice: FinderChoice): PartfinderFilterInput | undefined {
  const entries = finderFields.flatMap((field) => {
    const value = choice[field];
    return value === undefined ? [] : [[`${field}_id`, { eq: value }] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** The choice in the order of the questions, as an address writes it. */
export const finderQuery = (choice: FinderChoice): Readonly<Record<string, string>> =>
  Object.fromEntries(finderFields.flatMap((field) => (choice[field] === undefined ? [] : [[field, choice[field]]])));
