import { useId } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { defaultPageSize, offeredSorts, type ListingState } from './listing-state.ts';
import styles from './sort-form.module.css';

/** Sorting as a plain GET form: the button is for visitors without script, with script the choice is sent at once. */
export function SortForm({ state, action }: { readonly state: ListingState; readonly action: string }) {
  const t = useMessages('catalog');
  const id = useId();
  const sorts = offeredSorts.includes(state.sort) ? offeredSorts : [...offeredSorts, state.sort];
  return (
    <form className={styles.form} method="get" action={action}>
      <label htmlFor={id} className={styles.label}>
        {t('sortLabel')}
      </label>
      <select
        // A form keeps its old choice when only the address changes.
        key={state.sort}
        id={id}
        name="sort"
        className={styles.select}
        defaultValue={state.sort}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort_${sort}`)}
          </option>
        ))}
      </select>
      {state.pageSize === defaultPageSize ? null : <input type="hidden" name="page-size" value={state.pageSize} />}
      <button type="submit" className={styles.apply}>
        {t('sortApply')}
      </button>
    </form>
  );
}
