import { useId, useState } from 'react';
import { useMessages } from '../../../i18n/language-context.tsx';
import { Icon } from '../../../theme/icon.tsx';
import type { ListingModel } from './listing-model.ts';
import { withSort } from './listing-changes.ts';
import { isAvailableSort, isSortKey, offeredSorts } from './listing-sort.ts';
import { listingPath, listingQuery } from './listing-state.ts';
import { useListingNavigate } from './use-listing-navigate.ts';
import styles from './sort-form.module.css';

type Props = {
  readonly listing: Pick<ListingModel, 'base' | 'state' | 'sortFields'>;
  /** How the default order comes about (LAW-17), where it is not the one of a category. */
  readonly help?: string | undefined;
};

/** Sorting as a plain GET form: the button is for visitors without script, with script the choice is sent at once. */
export function SortForm({ listing: { base, state, sortFields }, help }: Props) {
  const t = useMessages('catalog');
  const later = useMessages('catalogLater');
  const id = useId();
  const go = useListingNavigate(base);
  // What was picked is shown at once; the address has the last word as soon as it changes.
  const [picked, setPicked] = useState({ sort: state.sort, at: state.sort });
  const offered = offeredSorts.filter((sort) => isAvailableSort(sort, sortFields));
  const sorts = offered.includes(state.sort) ? offered : [...offered, state.sort];
  return (
    <div className={styles.sorting}>
      <form className={styles.form} method="get" action={listingPath(base.path, state)}>
        <label htmlFor={id} className={styles.label}>
          {later('sortLabel')}
        </label>
        <span className={styles.control}>
          <select
            id={id}
            name="sort"
            className={styles.select}
            value={picked.at === state.sort ? picked.sort : state.sort}
            onChange={({ currentTarget: { value } }) => {
              if (!isSortKey(value)) return;
              setPicked({ sort: value, at: state.sort });
              go(withSort(state, value));
            }}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sort_${sort}`)}
              </option>
            ))}
          </select>
          <Icon name="caret-down" size={16} />
        </span>
        {listingQuery(base, withSort(state, 'default')).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className={styles.apply}>
          {later('sortApply')}
        </button>
      </form>
      <details className={styles.help}>
        <summary className={styles.question}>
          <Icon name="info" size={20} />
          <span className={styles.words}>{later('sortHelp')}</span>
        </summary>
        <p className={styles.answer}>{help ?? later('sortHelpText')}</p>
      </details>
    </div>
  );
}
