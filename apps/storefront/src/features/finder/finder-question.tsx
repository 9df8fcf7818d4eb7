import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { ColourDot } from '../../ui/colour-dot.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { FinderOption, FinderSelector } from './finder-selectors.ts';
import styles from './finder-question.module.css';

type Props = { readonly number: number; readonly selector: FinderSelector };

/** Not controlled fields: the visitor's choice stands until the answer is here, and without script until it is sent. */
export function FinderQuestion({ number, selector: { field, options, chosen } }: Props) {
  const t = useMessages('finder');
  const answers = useRef<HTMLDivElement>(null);
  const value = chosen?.value ?? '';
  useEffect(() => {
    for (const input of answers.current?.querySelectorAll('input') ?? []) input.checked = input.value === value;
  }, [value, options]);
  return (
    <fieldset className={styles.question}>
      <legend className={styles.legend}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        {t(field)}
      </legend>
      <div ref={answers} className={styles.answers}>
        <label className={styles.answer}>
          <input className={styles.input} type="radio" name={field} value="" defaultChecked={value === ''} />
          <span className={styles.label}>{t('any')}</span>
        </label>
        {options.map((option) => (
          <label key={option.value} className={styles.answer} data-pictured={option.picture === undefined ? undefined : ''}>
            <input className={styles.input} type="radio" name={field} value={option.value} defaultChecked={option.value === value} />
            <Sign option={option} />
            <span className={styles.label}>
              {option.label} <small className={styles.count}>{option.count}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Sign({ option: { picture, colour } }: { readonly option: FinderOption }) {
  if (picture !== undefined)
    return <Picture className={styles.picture} url={picture} alt="" width={64} height={80} sizes="64px" largest={160} />;
  return colour === undefined ? null : <ColourDot colour={colour} />;
}
