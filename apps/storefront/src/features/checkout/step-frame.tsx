import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './checkout.module.css';

type Props = {
  readonly number: number;
  readonly title: string;
  readonly state: 'open' | 'done' | 'waiting';
  /** What was filled in, in short. */
  readonly summary?: ReactNode;
  readonly onChange: () => void;
  /** The page came here from another step: its heading gets the focus. */
  readonly isEntered: boolean;
  readonly children: ReactNode;
};

/** One step of four: open, or done with its summary, or still to come (UX-39). */
export function StepFrame({ number, title, state, summary, onChange, isEntered, children }: Props) {
  const t = useMessages('checkout');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state === 'open' && isEntered) heading.current?.focus();
  }, [state, isEntered]);
  return (
    <section className={styles.step} data-state={state} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          <span className={styles.number}>{number}</span> {title}
        </h2>
        {state === 'done' ? (
          <LinkButton aria-label={`${t('change')}: ${title}`} onClick={onChange}>
            {t('change')}
          </LinkButton>
        ) : null}
      </div>
      {state === 'open' ? children : null}
      {state === 'done' && summary !== undefined ? <div className={styles.done}>{summary}</div> : null}
    </section>
  );
}
