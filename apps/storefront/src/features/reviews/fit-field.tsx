import { useId } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import styles from './review-form.module.css';

const fits = [
  ['', 'fitNoAnswer'],
  ['small', 'fit_small'],
  ['normal', 'fit_normal'],
  ['large', 'fit_large'],
] as const;

export function FitField({ value, onChange }: { readonly value: string; readonly onChange: (fit: string) => void }) {
  const t = useMessages('reviews');
  const id = useId();
  return (
    <label className={styles.fit} htmlFor={id}>
      <span>{t('fit')}</span>
      <select id={id} className={styles.select} value={value} onChange={(event) => onChange(event.target.value)}>
        {fits.map(([fit, key]) => (
          <option key={fit} value={fit}>
            {t(key)}
          </option>
        ))}
      </select>
    </label>
  );
}
