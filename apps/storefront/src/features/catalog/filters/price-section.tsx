import { useListingNavigate } from '../listing/use-listing-navigate.ts';
import { PriceSectionContent, type PriceSectionProps } from './filter-section-content.tsx';

/** The price on the page itself: the list follows what was entered. */
export function PriceSection(props: Pick<PriceSectionProps, 'base' | 'bounds' | 'state'>) {
  const go = useListingNavigate(props.base);
  return <PriceSectionContent id="filter" {...props} onPrice={go} />;
}
