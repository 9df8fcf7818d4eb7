import type { ChangeEvent } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FinderQuestion } from './finder-question.tsx';
import type { FinderSelector } from './finder-selectors.ts';
import styles from './finder-form.module.css';

type Props = {
  readonly action: string;
  readonly selectors: readonly FinderSelector[];
  /** A choice was made: the form as an address. Without script the button sends it. */
  readonly onChoose: (query: URLSearchParams) => void;
};

/** Five linked questions as a GET form: each offers only what the other choices leave, shown by garments and colours. */
export function FinderForm({ action, selectors, onChoose }: Props) {
  const t = useMessages('finder');
  const choose = ({ currentTarget: form }: ChangeEvent<HTMLFormElement>) => {
    const chosen = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value ? [[name, value]] : []));
    onChoose(new URLSearchParams(chosen));
  };
  const isStarted = selectors.some(({ chosen }) => chosen !== undefined);
  return (
    <form className={styles.form} method="get" action={action} aria-label={t('form')} onChange={choose}>
      <div className={styles.questions}>
        {selectors.flatMap((selector, index) =>
          selector.options.length === 0 ? [] : [<FinderQuestion key={selector.field} number={index + 1} selector={selector} />],
        )}
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
