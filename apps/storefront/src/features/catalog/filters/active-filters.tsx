import { useFormats, useMessages } from '../../../i18n/language-context.tsx';
import { useGrossText } from '../../../lib/prices/use-prices.ts';
import { Icon } from '../../../theme/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { appliedFilters, type AppliedFilter } from './applied-filters.ts';
import { withoutFilters } from '../listing/listing-changes.ts';
import type { ListingModel } from '../listing/listing-model.ts';
import { listingHref } from '../listing/listing-state.ts';
import styles from './active-filters.module.css';

/** What is on, each as a link that takes it off (UX-8); nothing when nothing is. */
export function ActiveFilters({ listing: { base, state, filters } }: { readonly listing: ListingModel }) {
  const t = useMessages('catalog');
  const { money } = useFormats();
  const withVat = useGrossText();
  const applied = appliedFilters(state, filters, t('price'));
  if (applied.length === 0) return null;
  const valueOf = (filter: AppliedFilter): string =>
    'price' in filter ? withVat(t('priceRange', { from: money(filter.price.from), to: money(filter.price.to) })) : filter.option;
  return (
    <ul className={styles.chips} aria-label={t('activeFilters')}>
      {applied.map((filter) => (
        <li key={filter.key}>
          <a className={styles.chip} href={listingHref(base, filter.without)} data-keep-scroll="" rel="nofollow">
            {t('filterChip', { name: filter.label, value: valueOf(filter) })}
            <VisuallyHidden>, {t('removeFilter')}</VisuallyHidden>
            <Icon name="x" size={16} />
          </a>
        </li>
      ))}
      <li>
        <a className={styles.clear} href={listingHref(base, withoutFilters(state))} data-keep-scroll="" rel="nofollow">
          {t('clearFilters')}
        </a>
      </li>
    </ul>
  );
}
