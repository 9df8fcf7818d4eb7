import { useEffect, useRef, type ChangeEvent } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import type { FinderSelector } from './finder-selectors.ts';
import styles from './finder-form.module.css';

type Props = { readonly id: string; readonly selector: FinderSelector; readonly onChange: (event: ChangeEvent<HTMLSelectElement>) => void };

/** Not a controlled field: the visitor's choice stands until the answer is here, and without script until it is sent. */
export function FinderSelect({ id, selector: { field, options, chosen }, onChange }: Props) {
  const t = useMessages('finder');
  const select = useRef<HTMLSelectElement>(null);
  const value = chosen?.value ?? '';
  useEffect(() => {
    if (select.current) select.current.value = value;
  }, [value, options]);
  return (
    <select
      ref={select}
      id={id}
      name={field}
      className={styles.select}
      defaultValue={value}
      disabled={options.length === 0}
      onChange={onChange}
    >
      <option value="">{t('any')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {t('option', { label: option.label, count: option.count })}
        </option>
      ))}
    </select>
  );
}
