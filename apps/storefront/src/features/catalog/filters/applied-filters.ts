import type { ListingFilters } from './filter-groups.ts';
import { chosenValues, toggleFilter, withPrice } from '../listing/listing-changes.ts';
import type { ListingPrice } from '../card/listing-price.ts';
import type { ListingState } from '../listing/listing-state.ts';

/** A filter that is on, and the list without it. */
export type AppliedFilter = { readonly key: string; readonly label: string; readonly without: ListingState } & (
  | { readonly option: string; readonly code: string; readonly value: string }
  | { readonly price: ListingPrice }
);

/** The filters of a state in the order of the panel; `priceLabel` is the word for the price. */
export function appliedFilters(state: ListingState, { groups }: ListingFilters, priceLabel: string): readonly AppliedFilter[] {
  const options = groups.flatMap(({ code, label, options: all }) =>
    all
      .filter(({ value }) => chosenValues(state, code).includes(value))
      .map(({ value, label: option }) => ({
        key: `${code}:${value}`,
        label,
        option,
        code,
        value,
        without: toggleFilter(state, code, value),
      })),
  );
  if (state.price === undefined) return options;
  return [...options, { key: 'price', label: priceLabel, price: state.price, without: withPrice(state) }];
}
