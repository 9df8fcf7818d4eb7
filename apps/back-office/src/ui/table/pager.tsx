import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/language-context.tsx';
import { Button } from '../actions/button.tsx';
import { KeyHint } from '../actions/key-hint.tsx';
import styles from './pager.module.css';

type Props = {
  /** `1.284 bestellingen, 50 per pagina`. */
  readonly text: ReactNode;
  /** Rows of this list can be chosen. */
  readonly canChoose?: boolean;
  /** Its rows are walked by keys; pictures beside each other are not. */
  readonly hasRows?: boolean;
  readonly onNewer?: (() => void) | undefined;
  readonly onOlder?: (() => void) | undefined;
};

/** The foot of a list: how many there are, the keys, and the way on. No page numbers: lists grow at their head while they are read. */
export function Pager({ text, canChoose = false, hasRows = true, onNewer, onOlder }: Props) {
  const t = useMessages('lists');
  return (
    <footer className={styles.foot}>
      <span className={styles.text}>{text}</span>
      <span className={styles.keys}>
        {hasRows && (
          <>
            <KeyHint keys="J" /> <KeyHint keys="K" /> {t('rows')}
          </>
        )}
        {canChoose && (
          <>
            <KeyHint keys="X" /> {t('choose')}
          </>
        )}
        <KeyHint keys="?" /> {t('allKeys')}
      </span>
      <nav className={styles.pages} aria-label={t('pages')}>
        <Button kind="quiet" size="s" icon="caret-left" disabledReason={onNewer ? undefined : t('noNewer')} onClick={onNewer}>
          {t('newer')}
        </Button>
        <span className={styles.older}>
          <Button size="s" icon="caret-right" disabledReason={onOlder ? undefined : t('noOlder')} onClick={onOlder}>
            {t('older')}
          </Button>
        </span>
      </nav>
    </footer>
  );
}
