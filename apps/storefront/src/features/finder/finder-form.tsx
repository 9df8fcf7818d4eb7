import { useId, type ChangeEvent } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FinderSelect } from './finder-select.tsx';
import type { FinderSelector } from './finder-selectors.ts';
import styles from './finder-form.module.css';

type Props = {
  readonly action: string;
  readonly selectors: readonly FinderSelector[];
  /** A choice was made: the form as an address. Without script the button sends it. */
  readonly onChoose: (query: URLSearchParams) => void;
};

/** Five linked questions as a GET form: each select offers only what the other choices leave. */
export function FinderForm({ action, selectors, onChoose }: Props) {
  const t = useMessages('finder');
  const id = useId();
  const choose = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) => {
    if (form)
      onChoose(
        new URLSearchParams(
          [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : [])),
        ),
      );
  };
  const isStarted = selectors.some(({ chosen }) => chosen !== undefined);
  return (
    <form className={styles.form} method="get" action={action} aria-label={t('form')}>
      <div className={styles.questions}>
        {selectors.map((selector, index) => (
          <div key={selector.field} className={styles.question}>
            <label htmlFor={`${id}${selector.field}`} className={styles.label}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {t(selector.field)}
            </label>
            <FinderSelect id={`${id}${selector.field}`} selector={selector} onChange={choose} />
          </div>
        ))}
      </div>
      <div className={styles.actions}>
        <span className={styles.submit}>
          <Button type="submit">{t('submit')}</Button>
        </span>
        {isStarted ? <ButtonLink href={action}>{t('reset')}</ButtonLink> : null}
      </div>
    </form>
  );
}
