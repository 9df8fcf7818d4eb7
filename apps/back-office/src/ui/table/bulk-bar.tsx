import type { JSX } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { KeyHint } from '../actions/key-hint.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Icon } from '../icons/icon.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './bulk-bar.module.css';

type BulkAction = { readonly label: string; readonly icon: IconName; readonly onPress: () => void };

type Props = {
  /** `3 gekozen`. */
  readonly count: string;
  /** `Kies alle 1.284`: everything of the filter, on all pages. */
  readonly all?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** With the number in its words. */
  readonly main: BulkAction;
  readonly actions?: readonly BulkAction[];
  readonly more?: JSX.Element;
  readonly onClear: () => void;
};

/** What can be done with the chosen rows; there as long as some are. */
export function BulkBar({ count, all, main, actions = [], more, onClear }: Props) {
  const t = useMessages('lists');
  useKeys([{ keys: 'Escape', label: t('chooseNothing'), run: onClear }]);
  return (
    <div className={styles.place}>
      <section className={styles.bar} aria-label={t('chosenRows')}>
        <output className={styles.count}>{count}</output>
        {all && (
          <button type="button" className={styles.all} onClick={all.onPress}>
            {all.label}
          </button>
        )}
        <span className={styles.divider} />
        <button type="button" className={styles.main} onClick={main.onPress}>
          <Icon name={main.icon} />
          {main.label}
        </button>
        {actions.map(({ label, icon, onPress }) => (
          <button key={label} type="button" className={styles.action} onClick={onPress}>
            <Icon name={icon} />
            {label}
          </button>
        ))}
        {more}
        <span className={styles.divider} />
        <button type="button" className={styles.action} onClick={onClear}>
          <Icon name="x" />
          <VisuallyHidden>{t('chooseNothing')}</VisuallyHidden>
          <KeyHint keys="Esc" isOnAccent />
        </button>
      </section>
    </div>
  );
}
