import { useMessages } from '../../../i18n/language-context.tsx';
import { Icon } from '../../../theme/icon.tsx';
import { countChosen } from '../listing/listing-changes.ts';
import type { ListingState } from '../listing/listing-state.ts';
import { useFilterPanel } from './use-filter-panel.ts';
import styles from './filter-button.module.css';

/** Opens the panel with all filters; without script it leads to the list with all of them. */
export function FilterButton({ state }: { readonly state: ListingState }) {
  const t = useMessages('catalog');
  const { href, open } = useFilterPanel();
  const count = countChosen(state);
  return (
    <a
      className={styles.button}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        open();
      }}
    >
      <Icon name="faders-horizontal" size={20} />
      <span className={styles.phone}>{count === 0 ? t('filterButton') : t('filterButtonCount', { count })}</span>
      <span className={styles.large}>{t('allFilters')}</span>
    </a>
  );
}
