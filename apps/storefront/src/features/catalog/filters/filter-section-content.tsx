import { FilterGroupOptions } from './filter-group.tsx';
import type { FilterChooser } from './filter-option.tsx';
import type { FilterSection } from './filter-sections.ts';
import type { PriceBounds } from '../card/listing-price.ts';
import { withPrice } from '../listing/listing-changes.ts';
import { listingPath, listingQuery, type ListingBase, type ListingState } from '../listing/listing-state.ts';
import { PriceFilter } from './price-filter.tsx';
import { useSectionNames } from '../product/use-section-names.ts';

export type PriceSectionProps = {
  /** The page and the panel show the same sections at once; ids begin with this. */
  readonly id: string;
  readonly base: ListingBase;
  readonly bounds: PriceBounds | undefined;
  readonly state: ListingState;
  /** The price has no link for each value: it tells what was entered. */
  readonly onPrice: (state: ListingState) => void;
};

export function PriceSectionContent({ id, base, bounds, state, onPrice }: PriceSectionProps) {
  if (bounds === undefined) return null;
  const without = withPrice(state);
  return (
    <PriceFilter
      id={`${id}-price`}
      bounds={bounds}
      price={state.price}
      action={listingPath(base.path, without)}
      fields={listingQuery(base, without)}
      onChange={(price) => onPrice(withPrice(state, price))}
    />
  );
}

export type OptionSection = Extract<FilterSection, { readonly groups: unknown }>;

type OptionSectionProps = { readonly id: string; readonly section: OptionSection; readonly chooser: FilterChooser };

export function OptionSectionContent({ id, section, chooser }: OptionSectionProps) {
  const { groupName } = useSectionNames();
  // A group of one value needs no heading: the value says it all.
  const several = section.groups.length > 1 && section.groups.some(({ options }) => options.length > 1);
  return (
    <>
      {section.groups.map((group) => (
        <FilterGroupOptions
          key={group.code}
          id={`${id}-${group.code}`}
          chooser={chooser}
          group={group}
          title={several ? groupName(group) : undefined}
        />
      ))}
    </>
  );
}
