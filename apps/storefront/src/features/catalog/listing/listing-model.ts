import type { ProductAttributeFilterInput } from '../../../generated/graphql.ts';
import type { ListingFilters } from '../filters/filter-groups.ts';
import type { ListingBase, ListingState } from './listing-state.ts';

/** What a list is of: asked again in the browser when filters are tried out. */
export type ListingSource = { readonly search?: string; readonly filter: ProductAttributeFilterInput };

/** A list as the loader found it: everything the filter panel, chips, sorting and paging need. */
export type ListingModel = {
  readonly base: ListingBase;
  readonly source: ListingSource;
  readonly state: ListingState;
  readonly filters: ListingFilters;
  readonly totalCount: number;
  readonly totalPages: number;
  /** Fields this list can be sorted by; silence means all. */
  readonly sortFields?: readonly string[];
};
