import { useMessages } from '../../../i18n/language-context.tsx';
import { withoutFilters } from '../listing/listing-changes.ts';
import type { ListingModel } from '../listing/listing-model.ts';
import { listingHref, type ListingState } from '../listing/listing-state.ts';
import styles from './fewer-filters.module.css';

type Props = {
  readonly listing: ListingModel;
  readonly escapes: readonly { readonly code: string; readonly state: ListingState; readonly count: number }[];
};

/** Ways out of filters that find nothing together: one filter less, with what it gives. */
export function FewerFilters({ listing: { base, state, filters }, escapes }: Props) {
  const t = useMessages('catalog');
  const later = useMessages('catalogLater');
  const nameOf = (code: string): string =>
    code === 'price' ? t('price') : (filters.groups.find((group) => group.code === code)?.label ?? code);
  return (
    <div className={styles.fewer}>
      {escapes.length === 0 ? null : (
        <>
          <p className={styles.words}>{later('noProductsFiltered')}</p>
          <ul className={styles.ways}>
            {escapes.map((escape) => (
              <li key={escape.code}>
                <a className={styles.way} href={listingHref(base, escape.state)} data-keep-scroll="">
                  {later('withoutFilter', { name: nameOf(escape.code) })}
                  <span className={styles.count}>{later('productCount', { count: escape.count })}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      <a href={listingHref(base, withoutFilters(state))} data-keep-scroll="">
        {later('withoutFilters')}
      </a>
    </div>
  );
}
