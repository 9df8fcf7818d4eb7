import { listingHref, type ListingBase, type ListingState } from '../listing/listing-state.ts';
import { OptionSectionContent, type OptionSection } from './filter-section-content.tsx';

type Props = { readonly base: ListingBase; readonly section: OptionSection; readonly state: ListingState };

/** A section on the page itself: each value is a link to the list with or without it. */
export function FilterSectionLinks({ base, section, state }: Props) {
  const hrefOf = (next: ListingState) => listingHref(base, next);
  return <OptionSectionContent id="filter" section={section} chooser={{ state, hrefOf }} />;
}
