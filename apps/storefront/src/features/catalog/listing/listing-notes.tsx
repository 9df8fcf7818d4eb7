import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { useMessages } from '../../../i18n/language-context.tsx';
import { ActiveFilters } from '../filters/active-filters.tsx';
import type { ListingModel } from './listing-model.ts';
import { listingPath } from './listing-state.ts';
import { YourSizes } from '../sizes/your-sizes.tsx';
import styles from './listing-notes.module.css';

/** Sizes known from before, what is on, and the new number of results for who cannot see it. */
export function ListingNotes({ listing }: { readonly listing: ListingModel }) {
  const t = useMessages('catalog');
  const start = useRef<HTMLDivElement>(null);
  const how = useNavigationType();
  const address = listingPath(listing.base.path, listing.state);
  const last = useRef(address);
  useEffect(() => {
    // Another filter far down a list: its beginning comes into view. Going back restores the old place instead.
    if (last.current !== address && how !== 'POP' && (start.current?.getBoundingClientRect().top ?? 0) < 0) start.current?.scrollIntoView();
    last.current = address;
  }, [address, how]);
  return (
    <div ref={start} className={styles.active}>
      <output className="visually-hidden">{t('resultCount', { count: listing.totalCount })}</output>
      <ActiveFilters listing={listing} />
      <YourSizes listing={listing} />
    </div>
  );
}
