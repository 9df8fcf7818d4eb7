import { useListingNavigate } from '../listing/use-listing-navigate.ts';
import { listingHref, type ListingState } from '../listing/listing-state.ts';
import { FilterSectionContent, type FilterSectionProps } from './filter-section-content.tsx';

type Props = Pick<FilterSectionProps, 'base' | 'section' | 'bounds'> & { readonly state: ListingState };

/** A section on the page itself: each value is a link to the list with or without it. */
export function FilterSectionLinks({ base, section, bounds, state }: Props) {
  const go = useListingNavigate(base);
  const chooser = { state, hrefOf: (next: ListingState) => listingHref(base, next) };
  return <FilterSectionContent id="filter" base={base} section={section} bounds={bounds} chooser={chooser} onPrice={go} />;
}
