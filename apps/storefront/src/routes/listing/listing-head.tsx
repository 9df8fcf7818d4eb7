import { appliedFilters } from '../../features/catalog/filters/applied-filters.ts';
import type { ListingModel } from '../../features/catalog/listing/listing-model.ts';
import { listingHref } from '../../features/catalog/listing/listing-state.ts';
import { useMessages } from '../../i18n/language-context.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { SocialHead } from '../frame/social-head.tsx';

type Props = {
  readonly title: string;
  /** Of the list, without prefix and filters. */
  readonly path: string;
  readonly description?: string | null | undefined;
  readonly keywords?: string | null | undefined;
  readonly image?: string | null | undefined;
  /** Undefined for a page without a list. */
  readonly listing: ListingModel | undefined;
};

/**
 * What search engines read of a list. Every page of it is its own; another order or number of the same products is not,
 * nor the choices of the outfit finder.
 * One filter makes a list people search for ("dirndls groen") and has its own address and title; a price or a second
 * filter makes one of thousands, which is kept out of the index.
 */
export function ListingHead({ title, path, description, keywords, image, listing }: Props) {
  const t = useMessages('catalog');
  const applied = listing ? appliedFilters(listing.state, listing.filters, t('price')) : [];
  const chips = applied.flatMap((filter) => ('option' in filter ? [t('filterChip', { name: filter.label, value: filter.option })] : []));
  const page = listing && listing.state.page > 1 ? [t('page', { page: listing.state.page })] : [];
  const fullTitle = [title, ...chips.slice(0, 3), ...page].join(', ');
  const plain = `/${path}`;
  const canonicalPath = listing
    ? listingHref({ path: plain, pageSize: listing.base.pageSize }, { ...listing.state, sort: 'default', pageSize: listing.base.pageSize })
    : plain;
  const noindex = applied.length > 1 || listing?.state.price !== undefined || (applied.length === 1 && listing?.totalCount === 0);
  return (
    <>
      <PageHead
        title={fullTitle}
        description={description}
        canonicalPath={canonicalPath}
        noindex={noindex}
        translated={applied.length === 0}
      />
      <SocialHead title={fullTitle} description={description} keywords={keywords} type="website" image={image} path={canonicalPath} />
    </>
  );
}
